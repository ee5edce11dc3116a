// Newtonsoft.Json's attributes decide names, presence and enums; those of System.Text.Json do nothing there.
// announced: 1
using System.Runtime.Serialization;
using Microsoft.AspNetCore.Mvc;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;
var builder = WebApplication.CreateBuilder(args);
builder.Services.AddControllers().AddNewtonsoftJson();
var app = builder.Build();
app.MapControllers();
app.Run();
[ApiController, Route("a")] public class AController : ControllerBase {
  [HttpPost("named")] public Named Post(Named value) => value;
  [HttpPost("derived")] public Derived Post(Derived value) => value;
  [HttpPost("snake")] public Snake Post(Snake value) => value;
  [HttpPost("opted")] public Opted Post(Opted value) => value;
  [HttpPost("contract")] public Contract Post(Contract value) => value;
  [HttpPost("sparse")] public Sparse Post(Sparse value) => value;
  [HttpGet("keyed")] public Keyed Get() => new();
  [HttpPost("enums")] public Enums Post(Enums value) => value;
  [HttpPost("derived-contract")] public DerivedContract Post(DerivedContract value) => value;
  [HttpPost("derived-opted")] public DerivedOpted Post(DerivedOpted value) => value;
  [HttpPost("demanding")] public Demanding Post(Demanding value) => value;
  [HttpGet("items")] public Items GetItems() => new();
}
public class Named {
  [JsonProperty("given")] public int FirstName { get; set; }
  [JsonProperty(PropertyName = "other-name")] public int Second { get; set; }
  [JsonProperty] public int ThirdName { get; set; }
  [JsonIgnore] public int Hidden { get; set; }
  [System.Text.Json.Serialization.JsonIgnore] public int ShownAllTheSame { get; set; }
  [System.Text.Json.Serialization.JsonPropertyName("ignored")] public int NamedByProperty { get; set; }
  [JsonProperty(NullValueHandling = NullValueHandling.Ignore)] public string? Maybe { get; set; }
  [JsonProperty(DefaultValueHandling = DefaultValueHandling.Ignore)] public int Nothing { get; set; }
  [JsonProperty(Required = Required.Always)] public string Needed { get; set; } = "";
  [JsonProperty(NamingStrategyType = typeof(SnakeCaseNamingStrategy))] public int SnakeHere { get; set; }
  public int Asked { get; set; }
  public bool ShouldSerializeAsked() => Asked > 0;
}
public class Derived : Named { public int Own { get; set; } }
[JsonObject(NamingStrategyType = typeof(SnakeCaseNamingStrategy))] public class Snake {
  public int FirstName { get; set; }
  [JsonProperty("As Written")] public int SecondName { get; set; }
  [JsonProperty(NamingStrategyType = typeof(KebabCaseNamingStrategy))] public int ThirdName { get; set; }
  [JsonProperty(NamingStrategyType = typeof(DefaultNamingStrategy))] public int FourthName { get; set; }
}
[JsonObject(MemberSerialization.OptIn)] public class Opted
{
    [JsonProperty] public int In { get; set; }
    public int Out { get; set; }
    [JsonProperty] public int AlsoIn { get; set; }
}
[DataContract] public class Contract
{
    [DataMember(Name = "renamed")] public int A { get; set; }
    [DataMember] public int Kept { get; set; }
    [DataMember(EmitDefaultValue = false)] public int Sparse { get; set; }
    public int Out { get; set; }
}
public class DerivedContract : Contract
{
    [DataMember(IsRequired = true)] public string Needed { get; set; } = "";
    [DataMember] private int hidden = 3;
    [DataMember] internal string? Inside { get; set; }
    public int AlsoOut { get; set; }
}
public class DerivedOpted : Opted { public int StillOut { get; set; } [JsonProperty] public int StillIn { get; set; } }
[JsonObject(ItemRequired = Required.AllowNull)] public class Demanding
{
    public string? Text { get; set; }
    [JsonProperty(Required = Required.Default)] public int Number { get; set; }
    [JsonRequired] private int Kept { get; set; }
}
public class Items { [JsonProperty(ItemConverterType = typeof(StringEnumConverter))] public Level[] Levels { get; set; } = [Level.High]; }
public class Keyed { public Dictionary<Key, int> ByKey { get; set; } = new() { [new Key(1)] = 1 }; }
[System.ComponentModel.TypeConverter(typeof(KeyConverter))] public record Key(int N) { public override string ToString() => $"k{N}"; }
public class KeyConverter : System.ComponentModel.TypeConverter;
[JsonObject(ItemNullValueHandling = NullValueHandling.Ignore)] public class Sparse
{
    public string? Text { get; set; }
    public int Number { get; set; }
    public int? Maybe { get; set; }
}
public class Enums {
  [JsonConverter(typeof(StringEnumConverter))] public Level Here { get; set; }
  public Level Plain { get; set; }
  public Colour Colour { get; set; }
  public Shade Shade { get; set; }
}
public enum Level { Low, High }
[JsonConverter(typeof(StringEnumConverter))] public enum Colour { DarkRed, [EnumMember(Value = "sky blue")] Blue }
[JsonConverter(typeof(StringEnumConverter), typeof(CamelCaseNamingStrategy))] public enum Shade { VeryDark, Light }
