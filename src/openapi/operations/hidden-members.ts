/** Members that C# does not let a class or record have, because it has them already. */
/** Of every class. */
export const classMembers = [
  "Equals",
  "GetHashCode",
  "GetType",
  "ToString",
  "ReferenceEquals",
  "MemberwiseClone",
  "Finalize",
];

/** Of records alone. */
export const recordMembers = ["Clone", "Deconstruct", "EqualityContract", "PrintMembers"];
