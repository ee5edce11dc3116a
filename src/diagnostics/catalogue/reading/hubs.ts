import { error, note, warning } from "../../definition.js";

export const hubDiagnostics = {
  hubPathUnknown: error(
    "TN2401",
    "The path of the hub {hub} is not known: {reason}. The hub is left out.",
    "Map it with a path that is a constant, or that start-up code puts together from constants.",
  ),
  hubMethodOverloaded: error(
    "TN2402",
    "The hub {hub} has two methods called {method}. SignalR refuses overloads: the server throws when it maps the hub.",
    "Rename one of them, or give it another name with [HubMethodName].",
  ),
  hubMethodRefused: error(
    "TN2403",
    "SignalR refuses the method {method} of the hub {hub}, because {reason}: the server throws when it maps the hub.",
    "Make the method private if clients do not call it; otherwise remove what SignalR refuses.",
  ),
  hubMethodNotCallable: warning(
    "TN2404",
    "{method} of the hub {hub} is left out: before .NET 11, SignalR expects clients to send a CancellationToken unless the method streams.",
    "Take the token from Context.ConnectionAborted instead.",
  ),
  hubEventUnknown: warning(
    "TN2405",
    "A message is sent to clients of {hub} here, but {what} is not known.",
    "Send it by a constant name, or derive the hub from Hub<T> with an interface of its clients.",
  ),
  hubEventDiffers: note(
    "TN2406",
    "The event {event} of the hub {hub} is sent with different arguments in {count} places; its handlers get any of them.",
    "Send it with the same arguments everywhere, or give each kind its own name.",
  ),
  hubClientRefused: error(
    "TN2407",
    "SignalR refuses {member} of {client}, the interface of the clients of {hub}, because {reason}: the first use of Clients throws.",
    "Every member has to be a method that returns Task or Task<T>, without ref and out.",
  ),
  hubMessagePack: note(
    "TN2408",
    "The hub {hub} takes JSON and MessagePack; the types are those of JSON, which the generated client uses.",
    "For a MessagePack client, generate with --hub-protocol messagepack.",
  ),
  hubMappedInBranch: note(
    "TN2409",
    "The hub {hub} is mapped only in a branch here; it is in the client either way.",
    "Map it unconditionally, or accept that some environments do not serve it.",
  ),
  hubNotMapped: error(
    "TN2410",
    "The hub {hub} is marked for a client, but the program does not map it.",
    'Map it with app.MapHub<{hub}>("/path"), or remove the mark.',
  ),
  hubServiceMissing: warning(
    "TN2411",
    "Every call of {method} of the hub {hub} fails: nothing registers {service}.",
    "Register the service, or remove the parameter.",
  ),
  hubClientNotInterface: error(
    "TN2412",
    "{hub} is a Hub<{client}>, but {client} is not an interface: the first use of Clients throws.",
    "Declare the methods of the clients in an interface.",
  ),
  hubClientStream: error(
    "TN2413",
    "{member} cannot be sent: its parameter {parameter} is a stream, and the server streams only results of hub methods.",
    "Return the stream from a method of the hub, or send its items one by one.",
  ),
  hubServicesUnknown: warning(
    "TN2415",
    "Tenon cannot tell whether clients of {hub} have to send {parameter}: DisableImplicitFromServicesParameters is set to a value that only the running server knows. The parameter is treated as a service.",
    "Set the option to a constant, or mark the parameter with [FromServices].",
  ),
  hubServiceSent: warning(
    "TN2416",
    "Clients have to send {parameter} of {method}, though it is a service: SignalR gives services only to parameters without attributes, and the compiler adds one for {reason}.",
    "Mark the parameter with [FromServices].",
  ),
  hubWithoutJson: warning(
    "TN2417",
    "The hub {hub} accepts {protocols}, and neither JSON nor MessagePack. Names and counts of arguments are typed; values are unknown.",
    'Give connect… the protocol that the server expects, or add "json" to SupportedProtocols.',
  ),
  hubPacked: note(
    "TN2418",
    "The types of the hub {hub} are those of MessagePack.",
    "Install @microsoft/signalr-protocol-msgpack in the front end, and give connect… the option protocol: new MessagePackHubProtocol().",
  ),
  hubPackedByOptions: warning(
    "TN2419",
    "SerializerOptions decide how MessagePack writes the values of the hub {hub}. Tenon does not read them, so the client types these values as unknown.",
    "Leave SerializerOptions as SignalR sets them, or check the values in the client by hand.",
  ),
  messagePackUnmappable: warning(
    "TN2420",
    "{type} in {place} is unknown in a MessagePack client: {reason}.",
    "Use a type with a plain rule, or leave the member out with [IgnoreMember].",
  ),
  hubUploadsInARow: warning(
    "TN2421",
    "{method} of the hub {hub} is left out: @microsoft/signalr cannot send two streams that are next to each other in the arguments, and every call would fail.",
    "Put another parameter between the streams, or take one stream of a type that has both.",
  ),
  hubMemberOpen: note(
    "TN2414",
    "The type of {what} is a type parameter of the method, so it differs from call to call; the client types it as unknown.",
    "Declare a method for each type.",
  ),
};
