#nullable disable
using System.Collections;
using System.Collections.Generic;
using System.Runtime.Serialization;
using System.Xml.Serialization;

namespace Cases.Contracts.Legacy
{
    [Serializable]
    [DataContract(Name = "customer", Namespace = Namespaces.Main)]
    [XmlRoot("Customer", Namespace = Namespaces.Main, IsNullable = false)]
    [KnownType(typeof(VipCustomer)), KnownType("GetKnownTypes")]
    public class Customer : ICloneable
    {
        private string m_name;
        private List<Order> _orders = new List<Order>();
        public Customer() { }
        public Customer(string name) { this.m_name = name; }
        [DataMember(Order = 1), XmlElement("name")]
        public string Name { get { return m_name; } set { m_name = value; } }
        [DataMember(EmitDefaultValue = false)] public int? Age { get; set; }
        [XmlArray("orders"), XmlArrayItem(typeof(Order)), XmlArrayItem(typeof(SpecialOrder), ElementName = "special")]
        public List<Order> Orders { get { return _orders; } }
        [XmlIgnore] public Hashtable Bag = new Hashtable();
        [NonSerialized] public object State;
        public virtual object Clone() { return this.MemberwiseClone(); }
        public static Type[] GetKnownTypes() { return new Type[] { typeof(Customer), typeof(VipCustomer) }; }
        [OnDeserialized] private void OnDeserialized(StreamingContext context) { }
        public class Order
        {
            public int Id;
            public decimal Total;
            public DateTime? Paid;
            public IEnumerable<KeyValuePair<string, object>> Lines;
        }
        public class SpecialOrder : Order { public string[][] Matrix; public int[,] Grid; public Customer Owner; }
        public enum Status { [XmlEnum("a")] Active = 1, [EnumMember(Value = "gone")] Gone = Active << 4 }
    }

    public class VipCustomer : Customer
    {
        public VipCustomer(string name) : base(name) { }
        public override object Clone() { return base.Clone(); }
        public new string Name { get; private set; }
        public ArrayList Perks { get; protected set; }
        public delegate bool Check(VipCustomer customer, ref int level, out string reason);
        public event Check Checking;
        protected internal bool OnChecking(ref int level, out string reason)
        {
            Check handler = Checking;
            if (handler != null) { return handler(this, ref level, out reason); }
            reason = null;
            return false;
        }
    }

    internal static class Namespaces { internal const string Base = "http://example.org/", Main = Base + "main"; }
}
