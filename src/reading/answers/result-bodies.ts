/** The bodies of results and of writes: what is written, with which options and content type. */
import type { AnnotatedType } from "../../csharp/binding/symbols/symbols.js";
import { isStringType } from "../../csharp/binding/symbols/types.js";
import type { TypeMap } from "../../csharp/binding/types/substitution.js";
import {
  askedValues,
  type CSharpMachine,
  type CSharpValue,
  isNull,
  knownObject,
  knownType,
  oneOf,
  type Place,
} from "../../csharp/execution/index.js";
import {
  argumentsOf,
  type HandledRequest,
  type MadeResult,
  mediaTypeText,
  type ResponseWrite,
  type ResultArgument,
  serializedBy,
} from "../../framework/index.js";
import { type OwnOptions, readAnswerOptions, serializerDefaults } from "../json/answer-options.js";
import type { AnsweredBody } from "../responses/followed-answer.js";
import { writtenAsRoot } from "./root-type.js";
import {
  asJson,
  bodyOfValue,
  eventsBody,
  fileBody,
  inContentType,
  inContentTypes,
  isJsonText,
  nullBody,
  textBody,
  typeAnswered,
  writtenBy,
} from "./written-body.js";

const unknown: AnsweredBody = { kind: "unknown" };
const none: AnsweredBody = { kind: "none" };

export class BodyReader {
  readonly #machine: CSharpMachine;
  readonly #request: HandledRequest;
  readonly #isRouteHandler: boolean;

  /** `isRouteHandler`: of a minimal API. */
  constructor(machine: CSharpMachine, request: HandledRequest, isRouteHandler: boolean) {
    this.#machine = machine;
    this.#request = request;
    this.#isRouteHandler = isRouteHandler;
  }

  field(value: CSharpValue, name: string): CSharpValue | undefined {
    return this.slot(value, name)?.value;
  }

  slot(value: CSharpValue, name: string): ResultArgument | undefined {
    const object = knownObject(value);
    const slot = object && this.#machine.memory.field(object, name);
    return slot && { value: slot.value, written: slot.place };
  }

  /** What a result carries. */
  valueOf(value: CSharpValue, result: MadeResult): ResultArgument | undefined {
    return this.slot(value, "Value") ?? result.argument("value", "error", "data", "modelState");
  }

  ofResult(value: CSharpValue, result: MadeResult): AnsweredBody {
    const { kind, types } = result;
    const own = this.field(value, "ContentType") ?? result.argument("contentType")?.value;
    const contentType = (): CSharpValue | undefined => this.contentType(own, result.place);
    const contentTypeOrSet = (): CSharpValue | undefined =>
      own === undefined || isNull(own) ? this.contentType(this.#request.contentType, result.place) : contentType();
    switch (kind.content) {
      case "problem":
      case "validationProblem":
        return kind.isHttp ? { kind: kind.content } : { kind: kind.content, isFormatted: true };
      case "file":
        return fileBody(contentType());
      case "text":
        return this.ofText(this.slot(value, "Content") ?? result.argument("content", "text"), contentTypeOrSet());
      case "unknown":
        return unknown;
      case "events": {
        const values = result.argument("values", "value");
        return values === undefined ? unknown : eventsBody(values, types);
      }
      case "none":
        return kind.isHttp || kind.keepsStatus || isBodyless(kind.made) ? none : { kind: "none", isStatusResult: true };
      default: {
        const isJson = kind.content === "json";
        const given = this.valueOf(value, result);
        if (given === undefined) return kind.isHttp ? none : { kind: "none", isStatusResult: true };
        const held = bodyOfValue(given, types, kind.isHttp || isJson, askedValues);
        const body = writtenAsRoot(held, kind.isHttp ? given.declared : this.#declaredType(value), "result");
        const written = kind.isHttp ? writtenBy(body, "http") : body;
        if (!isJson && !kind.isHttp) {
          const inTypes = this.inContentType(written, this.field(value, "ContentTypes"));
          return inTypes.kind === "value" ? { ...inTypes, isFormatted: true } : inTypes;
        }
        if (!isJson) return written;
        const options =
          this.slot(value, "SerializerSettings") ??
          result.argument("options", "jsonTypeInfo", "context", "serializerSettings");
        return asJson(written, this.ownOptions(options), kind.isHttp ? contentType() : contentTypeOrSet());
      }
    }
  }

  /** What is not said of an answer is said of the response; only the JSON of a minimal API overwrites that. */
  inContentType(body: AnsweredBody, types?: CSharpValue): AnsweredBody {
    if (body.kind !== "value") return body;
    const own = inContentTypes(this.#machine, body, types);
    const set = own === body ? this.contentType(this.#request.contentType, undefined) : undefined;
    if (set === undefined || isNull(set)) return own;
    if (!this.#isRouteHandler) return inContentType(body, set);
    if (!isStringType(body.type.type) || body.asJson) return body;
    const text = textBody(set);
    return text.kind === "unknown" ? { ...text, isCalledByCode: true } : text;
  }

  contentType(value: CSharpValue | undefined, place: Place | undefined): CSharpValue | undefined {
    return value && mediaTypeText(this.#machine, oneOf(askedValues(value)), place);
  }

  ownOptions(options: ResultArgument | undefined): OwnOptions | undefined {
    if (options?.written === undefined || isNull(options.value)) return undefined;
    return readAnswerOptions(this.#machine, askedValues(options.value), options.written);
  }

  /** A text is JSON where code has serialized a value to it, and says so. */
  ofText(text: ResultArgument | undefined, contentType: CSharpValue | undefined): AnsweredBody {
    const [only, ...others] = text === undefined || !isJsonText(contentType) ? [] : askedValues(text.value);
    const call = only === undefined || others.length > 0 ? undefined : serializedBy(only);
    if (call === undefined) return textBody(contentType);
    return this.ofSerialized({ argument: argumentsOf(call), types: call.types, place: call.place }, contentType);
  }

  ofSerialized(
    { argument, types, place }: Pick<ResponseWrite, "argument" | "types" | "place">,
    contentType: CSharpValue | undefined,
  ): AnsweredBody {
    if (!isJsonText(contentType)) return unknown;
    const body = this.ofJson(argument, types, "inputType");
    const options = argument("options", "jsonTypeInfo", "context");
    return asJson(body, this.ownOptions(options) ?? serializerDefaults(place), contentType);
  }

  /** `type`: the parameter that says by which type the value is written. */
  ofJson(argument: MadeResult["argument"], types: TypeMap | undefined, type: string): AnsweredBody {
    const value = argument("value");
    if (value === undefined) return unknown;
    const wanted = knownType(argument(type)?.value);
    const declared: AnnotatedType | undefined = wanted && { type: wanted, nullability: "notAnnotated" };
    const held = bodyOfValue(value, types, true, askedValues);
    if (held.kind === "none") return nullBody(declared ?? value.declared ?? typeAnswered(value, types)) ?? unknown;
    return writtenBy(writtenAsRoot(held, declared ?? value.declared, "serializer"), "http");
  }

  /** `new ObjectResult(x) { DeclaredType = typeof(Shape) }`; MVC takes `object` for the type that the value has. */
  #declaredType(value: CSharpValue): AnnotatedType | undefined {
    const type = knownType(this.field(value, "DeclaredType"));
    const isObject = type?.kind === "named" && type.symbol.metadataName === "System.Object";
    return type === undefined || isObject ? undefined : { type, nullability: "notAnnotated" };
  }

  /** `problemDetails.TryWriteAsync(new ProblemDetailsContext { … })`: details are written as the class that they are of. */
  ofDetails(written: ResponseWrite): AnsweredBody {
    const context = written.argument("context")?.value;
    const details = context && this.slot(context, "ProblemDetails");
    const type = details && typeAnswered(details, written.types);
    if (type === undefined || type.type.kind !== "named" || type.type.symbol.name === "ProblemDetails")
      return { kind: "problem" };
    return { kind: "value", type, asJson: true, mediaType: "application/problem+json", json: "http" };
  }
}

function isBodyless(made: string): boolean {
  return /^(NoContent|Forbid|Challenge|View\w*|PartialView|Redirect\w*|LocalRedirect\w*)$/.test(made);
}
