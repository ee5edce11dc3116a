using System.Runtime.CompilerServices;
using Tenon;

// The attributes were in this assembly: what was compiled against it finds them through here.
[assembly: TypeForwardedTo(typeof(ContractAttribute))]
[assembly: TypeForwardedTo(typeof(ContractClientAttribute))]
[assembly: TypeForwardedTo(typeof(ContractCookieAttribute))]
[assembly: TypeForwardedTo(typeof(ContractDocumentAttribute))]
[assembly: TypeForwardedTo(typeof(ContractEndpointAttribute))]
[assembly: TypeForwardedTo(typeof(ContractObjectAttribute))]
[assembly: TypeForwardedTo(typeof(ContractOptionalAttribute))]
[assembly: TypeForwardedTo(typeof(ContractPartAttribute))]
[assembly: TypeForwardedTo(typeof(ContractQueryAttribute))]
[assembly: TypeForwardedTo(typeof(ContractTagAttribute))]
[assembly: TypeForwardedTo(typeof(ContractTypeAttribute))]
[assembly: TypeForwardedTo(typeof(ContractValueAttribute))]
[assembly: TypeForwardedTo(typeof(QueryStyle))]
