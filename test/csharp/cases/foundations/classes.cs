using System.Collections;

namespace Cases.Foundations.Classes
{
    /// <summary>A plain class with every kind of member.</summary>
    public class Everything : IDisposable
    {
        public const int Answer = 42;
        public static readonly string Shared = "shared";
        protected internal int first, second = 2, third;
        private protected long hidden;
        internal volatile bool ready;
        private static int count;

        static Everything()
        {
            count = 1;
        }

        public Everything()
            : this(0)
        {
        }

        protected Everything(int start)
            : base()
        {
            first = start;
            hidden = start + second + third;
            ready = hidden > 0;
        }

        ~Everything()
        {
            Dispose();
        }

        public int Automatic { get; set; }

        public int WithBodies
        {
            get { return first; }
            protected set { first = value; }
        }

        public virtual string Name
        {
            get
            {
                return Shared;
            }
        }

        public int this[int index]
        {
            get { return index + count; }
            set { count = value - index; }
        }

        public event EventHandler Changed;

        public event EventHandler Custom
        {
            add { Changed += value; }
            remove { Changed -= value; }
        }

        public delegate void Handler(object sender, EventArgs args);

        public void Dispose()
        {
            Changed(this, EventArgs.Empty);
        }

        public static Everything operator +(Everything left, Everything right)
        {
            return new Everything(left.first + right.first);
        }

        public static implicit operator int(Everything value)
        {
            return value.first;
        }

        public static explicit operator Everything(int value)
        {
            return new Everything(value);
        }

        public class Nested
        {
            public struct Deeper
            {
                public Everything Owner;
            }

            private interface IHidden
            {
                void Hide();
            }
        }

        private enum State
        {
            Off,
            On,
        }
    }

    public abstract class Shape
    {
        public abstract double Area { get; }

        public abstract void Draw(IList canvas);

        protected virtual void Erase()
        {
        }
    }

    public sealed class Circle : Shape
    {
        private readonly double radius;

        public Circle(double radius)
        {
            this.radius = radius;
        }

        public override double Area
        {
            get { return Math.PI * radius * radius; }
        }

        public override void Draw(IList canvas)
        {
            canvas.Add(this);
        }

        protected sealed override void Erase()
        {
            base.Erase();
        }

        public new string ToString()
        {
            return base.ToString() + radius;
        }
    }

    public static class Tools
    {
        public static bool IsEmpty(this string text)
        {
            return text.Length == 0;
        }
    }

    internal class Empty;

    internal interface INothing;

    internal struct Void;

    internal enum None;
}
