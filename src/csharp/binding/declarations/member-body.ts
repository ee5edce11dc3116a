import { force, type LazyBody } from "../../syntax/index.js";
import type { MemberBody, SourceBody } from "../symbols/bound-expression.js";
import type { Scope } from "../symbols/scope.js";

/** Of most members only that they have a body is asked: they are never parsed. */
export class DeferredBody implements MemberBody {
  readonly extent: LazyBody;
  readonly scope: Scope;

  constructor(body: LazyBody, scope: Scope) {
    this.extent = body;
    this.scope = scope;
  }

  get syntax(): SourceBody["syntax"] {
    return force<SourceBody["syntax"]>(this.extent);
  }
}
