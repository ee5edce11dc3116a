import type { Accessibility, AnnotatedType, EventSymbol } from "../../binding/symbols/symbols.js";
import { accessibilityOfMember } from "../format/flags.js";
import { Table } from "../format/tables.js";
import { MetadataMember, overriding } from "./metadata-member.js";
import type { MetadataType } from "./metadata-type.js";
import { readTypeToken } from "./type-parameters.js";

export class MetadataEvent extends MetadataMember implements EventSymbol {
  readonly kind = "event";
  readonly accessibility: Accessibility;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isVirtual: boolean;
  readonly isOverride: boolean;
  readonly isSealed: boolean;
  #type: AnnotatedType | undefined;

  constructor(type: MetadataType, row: number, add: number) {
    const { tables } = type.metadata;
    super(type, { table: Table.Event, row }, tables.string(Table.Event, row, 1));
    const methodFlags = tables.cell(Table.MethodDef, add, 2);
    const flags = overriding(methodFlags, type.typeKind === "interface");
    this.accessibility = accessibilityOfMember(methodFlags);
    this.isStatic = flags.isStatic;
    this.isAbstract = flags.isAbstract;
    this.isVirtual = flags.isVirtual;
    this.isOverride = flags.isOverride;
    this.isSealed = flags.isSealed;
  }

  get type(): AnnotatedType {
    if (this.#type === undefined) {
      const { metadata, nullableContext } = this.containingType;
      const token = metadata.tables.token(Table.Event, this.token.row, 2, "typeDefOrRef");
      const context = this.containingType.signatureContext();
      this.#type =
        token === undefined
          ? {
              type: { kind: "error", name: "?", typeArguments: [], location: undefined, candidates: [] },
              nullability: "oblivious",
            }
          : readTypeToken(token, context, this.transforms(nullableContext)).type;
    }
    return this.#type;
  }
}
