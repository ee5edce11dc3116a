import { defineDiagnostics } from "../../definition.js";

export const hubDiagnostics = defineDiagnostics({
  hubPathUnknown: {
    code: "TN2401",
    severity: "error",
    message: "The path of the hub {hub} is not known: {reason}. The hub is left out.",
    help: "Map it with a path that is a constant, or that start-up code puts together from constants.",
  },
  hubMethodOverloaded: {
    code: "TN2402",
    severity: "error",
    message:
      "The hub {hub} has two methods called {method}. SignalR refuses overloads: the server throws when it maps the hub.",
    help: "Rename one of them, or give it another name with [HubMethodName].",
  },
  hubMethodRefused: {
    code: "TN2403",
    severity: "error",
    message:
      "SignalR refuses the method {method} of the hub {hub}, because {reason}: the server throws when it maps the hub.",
    help: "Make the method private if clients do not call it; otherwise remove what SignalR refuses.",
  },
  hubMethodNotCallable: {
    code: "TN2404",
    severity: "warning",
    message:
      "{method} of the hub {hub} is left out: before .NET 11, SignalR expects clients to send a CancellationToken unless the method streams.",
    help: "Take the token from Context.ConnectionAborted instead.",
  },
  hubEventUnknown: {
    code: "TN2405",
    severity: "warning",
    message: "A message is sent to clients of {hub} here, but {what} is not known.",
    help: "Send it by a constant name, or derive the hub from Hub<T> with an interface of its clients.",
  },
  hubEventDiffers: {
    code: "TN2406",
    severity: "note",
    message:
      "The event {event} of the hub {hub} is sent with different arguments in {count} places; its handlers get any of them.",
    help: "Send it with the same arguments everywhere, or give each kind its own name.",
  },
  hubClientRefused: {
    code: "TN2407",
    severity: "error",
    message:
      "SignalR refuses {member} of {client}, the interface of the clients of {hub}, because {reason}: the first use of Clients throws.",
    help: "Every member has to be a method that returns Task or Task<T>, without ref and out.",
  },
  hubMessagePack: {
    code: "TN2408",
    severity: "note",
    message: "The hub {hub} takes JSON and MessagePack; the types are those of JSON, which the generated client uses.",
    help: "For a MessagePack client, generate with --hub-protocol messagepack.",
  },
  hubMappedInBranch: {
    code: "TN2409",
    severity: "note",
    message: "The hub {hub} is mapped only in a branch here; it is in the client either way.",
    help: "Map it unconditionally, or accept that some environments do not serve it.",
  },
  hubNotMapped: {
    code: "TN2410",
    severity: "error",
    message: "The hub {hub} is marked for a client, but the program does not map it.",
    help: 'Map it with app.MapHub<{hub}>("/path"), or remove the mark.',
  },
  hubServiceMissing: {
    code: "TN2411",
    severity: "warning",
    message: "Every call of {method} of the hub {hub} fails: nothing registers {service}.",
    help: "Register the service, or remove the parameter.",
  },
  hubClientNotInterface: {
    code: "TN2412",
    severity: "error",
    message: "{hub} is a Hub<{client}>, but {client} is not an interface: the first use of Clients throws.",
    help: "Declare the methods of the clients in an interface.",
  },
  hubClientStream: {
    code: "TN2413",
    severity: "error",
    message:
      "{member} cannot be sent: its parameter {parameter} is a stream, and the server streams only results of hub methods.",
    help: "Return the stream from a method of the hub, or send its items one by one.",
  },
  hubServicesUnknown: {
    code: "TN2415",
    severity: "warning",
    message:
      "Tenon cannot tell whether clients of {hub} have to send {parameter}: DisableImplicitFromServicesParameters is set to a value that only the running server knows. The parameter is treated as a service.",
    help: "Set the option to a constant, or mark the parameter with [FromServices].",
  },
  hubServiceSent: {
    code: "TN2416",
    severity: "warning",
    message:
      "Clients have to send {parameter} of {method}, though it is a service: SignalR gives services only to parameters without attributes, and the compiler adds one for {reason}.",
    help: "Mark the parameter with [FromServices].",
  },
  hubWithoutJson: {
    code: "TN2417",
    severity: "warning",
    message:
      "The hub {hub} accepts {protocols}, and neither JSON nor MessagePack. Names and counts of arguments are typed; values are unknown.",
    help: 'Give connect… the protocol that the server expects, or add "json" to SupportedProtocols.',
  },
  hubPacked: {
    code: "TN2418",
    severity: "note",
    message: "The types of the hub {hub} are those of MessagePack.",
    help: "Install @microsoft/signalr-protocol-msgpack in the front end, and give connect… the option protocol: new MessagePackHubProtocol().",
  },
  hubPackedByOptions: {
    code: "TN2419",
    severity: "warning",
    message:
      "SerializerOptions decide how MessagePack writes the values of the hub {hub}. Tenon does not read them, so the client types these values as unknown.",
    help: "Leave SerializerOptions as SignalR sets them, or check the values in the client by hand.",
  },
  messagePackUnmappable: {
    code: "TN2420",
    severity: "warning",
    message: "{type} in {place} is unknown in a MessagePack client: {reason}.",
    help: "Use a type with a plain rule, or leave the member out with [IgnoreMember].",
  },
  hubUploadsInARow: {
    code: "TN2421",
    severity: "warning",
    message:
      "{method} of the hub {hub} is left out: @microsoft/signalr cannot send two streams that are next to each other in the arguments, and every call would fail.",
    help: "Put another parameter between the streams, or take one stream of a type that has both.",
  },
  hubMemberOpen: {
    code: "TN2414",
    severity: "note",
    message:
      "The type of {what} is a type parameter of the method, so it differs from call to call; the client types it as unknown.",
    help: "Declare a method for each type.",
  },
});
