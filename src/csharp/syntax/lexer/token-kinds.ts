/**
 * Kinds of tokens. The order carries meaning: predefined types, reserved keywords, and the words that are names unless the
 * place makes them keywords, are grouped, so that a question about a group is one comparison.
 */
export enum T {
  EndOfFile,
  Bad,
  OpenParen,
  CloseParen,
  OpenBracket,
  CloseBracket,
  OpenBrace,
  CloseBrace,
  Semicolon,
  Comma,
  Colon,
  ColonColon,
  Dot,
  DotDot,
  Question,
  EqualsGreaterThan,
  MinusGreaterThan,
  Tilde,
  Exclamation,
  PlusPlus,
  MinusMinus,
  // Binary operators.
  Plus,
  Minus,
  Asterisk,
  Slash,
  Percent,
  Ampersand,
  Bar,
  Caret,
  LessThan,
  GreaterThan,
  LessThanEquals,
  GreaterThanEquals,
  EqualsEquals,
  ExclamationEquals,
  AmpersandAmpersand,
  BarBar,
  QuestionQuestion,
  LessThanLessThan,
  Is,
  As,
  // Assignment operators.
  Equals,
  PlusEquals,
  MinusEquals,
  AsteriskEquals,
  SlashEquals,
  PercentEquals,
  AmpersandEquals,
  BarEquals,
  CaretEquals,
  LessThanLessThanEquals,
  QuestionQuestionEquals,
  // Literals.
  NumericLiteral,
  CharacterLiteral,
  StringLiteral,
  Utf8StringLiteral,
  InterpolatedString,
  // Predefined types.
  Bool,
  Byte,
  SByte,
  Short,
  UShort,
  Int,
  UInt,
  Long,
  ULong,
  Double,
  Float,
  Decimal,
  String,
  Char,
  Void,
  Object,
  // Other reserved keywords.
  Abstract,
  ArgList,
  Base,
  Break,
  Case,
  Catch,
  Checked,
  Class,
  Const,
  Continue,
  Default,
  Delegate,
  Do,
  Else,
  Enum,
  Event,
  Explicit,
  Extern,
  False,
  Finally,
  Fixed,
  For,
  ForEach,
  Goto,
  If,
  Implicit,
  In,
  Interface,
  Internal,
  Lock,
  MakeRef,
  Namespace,
  New,
  Null,
  Operator,
  Out,
  Override,
  Params,
  Private,
  Protected,
  Public,
  ReadOnly,
  Ref,
  RefType,
  RefValue,
  Return,
  Sealed,
  SizeOf,
  StackAlloc,
  Static,
  Struct,
  Switch,
  This,
  Throw,
  True,
  Try,
  TypeOf,
  Unchecked,
  Unsafe,
  Using,
  Virtual,
  Volatile,
  While,
  // Names: everything from here on is an identifier where no rule says otherwise.
  Identifier,
  Underscore,
  Add,
  Alias,
  Allows,
  And,
  Ascending,
  Assembly,
  Async,
  Await,
  By,
  Closed,
  Descending,
  EqualsWord,
  Extension,
  Field,
  File,
  From,
  Get,
  Global,
  Group,
  Init,
  Into,
  Join,
  Let,
  Managed,
  Module,
  NameOf,
  Not,
  On,
  Or,
  OrderBy,
  Partial,
  Record,
  Remove,
  Required,
  Safe,
  Scoped,
  Select,
  Set,
  Union,
  Unmanaged,
  Var,
  When,
  Where,
  With,
  Yield,
}

export const tokenKindCount = T.Yield + 1;

/** Words that are not spelled like the name of their kind. */
const otherwiseSpelled = new Map<T, string>([
  [T.ArgList, "__arglist"],
  [T.MakeRef, "__makeref"],
  [T.RefType, "__reftype"],
  [T.RefValue, "__refvalue"],
  [T.Underscore, "_"],
  [T.EqualsWord, "equals"],
]);

const words: readonly (readonly [string, T])[] = [
  T.Is,
  T.As,
  ...kindsBetween(T.Bool, T.While),
  ...kindsBetween(T.Underscore, T.Yield),
].map((kind) => [otherwiseSpelled.get(kind) ?? T[kind].toLowerCase(), kind]);

function kindsBetween(first: T, last: T): readonly T[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** What a token is called in messages. */
const spellings = new Map<T, string>([
  ...words.map(([word, kind]): [T, string] => [kind, `'${word}'`]),
  [T.OpenParen, "'('"],
  [T.CloseParen, "')'"],
  [T.OpenBracket, "'['"],
  [T.CloseBracket, "']'"],
  [T.OpenBrace, "'{'"],
  [T.CloseBrace, "'}'"],
  [T.Semicolon, "';'"],
  [T.Comma, "','"],
  [T.Colon, "':'"],
  [T.Equals, "'='"],
  [T.EqualsGreaterThan, "'=>'"],
  [T.LessThan, "'<'"],
  [T.GreaterThan, "'>'"],
  [T.Dot, "'.'"],
  [T.Asterisk, "'*'"],
  [T.Tilde, "'~'"],
  [T.EndOfFile, "the end of the file"],
  [T.Identifier, "a name"],
]);

export function spelling(kind: T): string {
  return spellings.get(kind) ?? "another token";
}

// Words are found by a small open-addressed hash over length and three of their bytes. The bytes of the word that was
// found are then compared, so a collision costs time and never a wrong answer.
const tableSize = 1024;
const slotKind = new Uint8Array(tableSize);
const slotStart = new Uint16Array(tableSize);
const slotLength = new Uint8Array(tableSize);
const letters = new Uint8Array(words.reduce((sum, [word]) => sum + word.length, 0));

function hash(length: number, first: number, second: number, last: number): number {
  return (length * 67 + first * 31 + second * 7 + last * 13) & (tableSize - 1);
}

{
  let offset = 0;
  for (const [word, kind] of words) {
    for (let i = 0; i < word.length; i++) letters[offset + i] = word.charCodeAt(i);
    let slot = hash(
      word.length,
      word.charCodeAt(0),
      word.charCodeAt(word.length > 1 ? 1 : 0),
      word.charCodeAt(word.length - 1),
    );
    while (slotLength[slot] !== 0) slot = (slot + 1) & (tableSize - 1);
    slotKind[slot] = kind;
    slotStart[slot] = offset;
    slotLength[slot] = word.length;
    offset += word.length;
  }
}

export const longestWord = 10;

/** The kind of the word at `start`, which holds ASCII only; `T.Identifier` when C# gives it no meaning. */
export function wordKind(bytes: Uint8Array, start: number, end: number): T {
  const length = end - start;
  let slot = hash(length, bytes[start] ?? 0, bytes[length > 1 ? start + 1 : start] ?? 0, bytes[end - 1] ?? 0);
  for (;;) {
    const candidate = slotLength[slot] ?? 0;
    if (candidate === 0) return T.Identifier;
    if (candidate === length) {
      const offset = slotStart[slot] ?? 0;
      let i = 0;
      while (i < length && bytes[start + i] === letters[offset + i]) i++;
      if (i === length) return slotKind[slot] ?? T.Identifier;
    }
    slot = (slot + 1) & (tableSize - 1);
  }
}
