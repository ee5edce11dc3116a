import { cachedBy } from "../caching/cache.js";
import type { NamedType } from "../csharp/binding/symbols/symbols.js";
import { type InheritedMember, membersOf } from "../csharp/binding/types/hierarchy.js";

/** The members of a type, inherited ones included. Cached, since every action of a controller looks at all of them. */
export const allMembers = cachedBy((type: NamedType): readonly InheritedMember[] => membersOf(type));
