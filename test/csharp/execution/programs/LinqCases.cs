// LINQ over collections that are known.
public static class LinqCases
{
    static readonly int[] numbers = [5, 3, 8, 1, 3];
    static readonly string[] words = ["pear", "Apple", "fig", "apple", "banana"];

    record Pair(string Name, int Number);

    static readonly List<Pair> pairs = [new("b", 2), new("a", 1), new("c", 2)];

    static string All<T>(IEnumerable<T> values) => string.Join(" ", values);

    public static string Filter() => All(numbers.Where(one => one > 2));
    public static string FilterByIndex() => All(numbers.Where((one, at) => at % 2 == 0));
    public static string Map() => All(numbers.Select(one => one * 2));
    public static string MapByIndex() => All(words.Select((one, at) => $"{at}{one}"));
    public static string Flatten() => All(words.SelectMany(one => one.Where(c => c == 'p')));
    public static string FlattenPairs() => All(numbers.Take(2).SelectMany(one => words.Take(2), (a, b) => $"{a}{b}"));
    public static string Distinct() => All(numbers.Distinct());
    public static string DistinctBy() => All(words.DistinctBy(one => one.Length));
    public static string Concatenate() => All(numbers.Concat([7]).Append(9).Prepend(0));
    public static string Union() => All(numbers.Union([1, 2]));
    public static string Except() => All(numbers.Except([3, 8]));
    public static string Intersect() => All(numbers.Intersect([3, 8, 9]));
    public static string Order() => All(numbers.Order()) + "|" + All(numbers.OrderDescending());
    public static string OrderWords() => All(words.OrderBy(one => one, StringComparer.Ordinal));
    public static string OrderBy() => All(pairs.OrderByDescending(one => one.Number).ThenBy(one => one.Name).Select(one => one.Name));
    public static string ThenDown() => All(pairs.OrderBy(one => one.Number).ThenByDescending(one => one.Name).Select(one => one.Name));
    public static string Group() => All(pairs.GroupBy(one => one.Number).Select(one => $"{one.Key}:{All(one.Select(x => x.Name))}"));
    public static string GroupElements()
        => All(pairs.GroupBy(one => one.Number, one => one.Name).Select(one => $"{one.Key}{one.Count()}"));
    public static string First() => $"{numbers.First()} {numbers.First(one => one > 5)} {numbers.FirstOrDefault(one => one > 50)}";
    public static string FirstOrNull() => words.FirstOrDefault(one => one.Length > 50) ?? "none";
    public static string Last() => $"{numbers.Last()} {numbers.Last(one => one > 5)} {words.LastOrDefault()}";
    public static string Single() => $"{numbers.Single(one => one == 8)} {numbers.SingleOrDefault(one => one == 80)}";
    public static string Tests()
        => $"{numbers.Any()} {numbers.Any(one => one > 9)} {numbers.All(one => one > 0)} {numbers.Contains(8)}";
    public static string Counts()
        => $"{numbers.Count()} {numbers.Count(one => one == 3)} {numbers.Sum()} {numbers.Max()} {numbers.Min()}";
    public static string Sums()
        => $"{pairs.Sum(one => one.Number)} {pairs.Max(one => one.Number)} {pairs.MinBy(one => one.Number)!.Name}";
    public static string Fold() => $"{numbers.Aggregate((a, b) => a + b)} {words.Aggregate("", (a, b) => a + b[0])}";
    public static string Zip() => All(numbers.Zip(words, (a, b) => $"{a}{b}")) + All(numbers.Zip(words).Select(one => one.Second));
    public static string Parts()
        => All(numbers.Skip(1).Take(2)) + "|" + All(numbers.SkipWhile(one => one != 8)) + "|" + All(numbers.TakeWhile(one => one != 8));
    public static string Ends()
        => All(numbers.SkipLast(2)) + "|" + All(numbers.TakeLast(2)) + "|" + All(numbers.AsEnumerable().Reverse());
    public static string Chunks() => All(numbers.Chunk(2).Select(one => one.Length));
    public static string ElementAt() => $"{numbers.ElementAt(2)} {numbers.ElementAtOrDefault(20)}";
    public static string Lists() => $"{numbers.ToList().Count} {numbers.ToArray().Length} {numbers.ToHashSet().Count}";
    public static string Dictionaries()
        => string.Join(",", pairs.ToDictionary(one => one.Name, one => one.Number).Select(one => $"{one.Key}={one.Value}"));
    public static string DictionaryOfSame() => pairs.ToDictionary(one => one.Name)["a"].Number.ToString();
    public static string Lookup() => All(pairs.ToLookup(one => one.Number)[2].Select(one => one.Name));
    public static string OfType() => All(new object[] { 1, "a", 2, "b" }.OfType<string>());
    public static string Cast() => All(new object[] { "a", "b" }.Cast<string>());
    public static string Make() => All(Enumerable.Range(3, 4)) + All(Enumerable.Repeat("x", 2)) + All(Enumerable.Empty<int>());
    public static string DefaultIfEmpty() => All(Enumerable.Empty<int>().DefaultIfEmpty(4));
    public static string Join() => All(pairs.Join(numbers, one => one.Number, one => one - 1, (a, b) => a.Name + b));
    public static string ListMethods()
        => $"{pairs.Find(one => one.Number == 1)!.Name} {pairs.Exists(one => one.Number == 9)}"
            + $" {pairs.FindIndex(one => one.Name == "c")} {All(pairs.ConvertAll(one => one.Name))}";
    public static string ForEach() { var text = ""; pairs.ForEach(one => text += one.Name); return text; }

    public static string ListToArray()
    {
        var list = new List<int> { 1, 2 };
        int[] copy = list.ToArray();
        list.Add(3);
        return $"{All(copy)} {copy.Length}";
    }

    public static string Late()
    {
        var list = new List<int> { 1, 2 };
        var query = list.Where(one => one > 1);
        list.Add(3);
        return All(query);
    }

    public static string LateVariable()
    {
        var least = 1;
        var query = numbers.Where(one => one > least);
        least = 4;
        return All(query);
    }

    public static string Keys()
        => All(pairs.UnionBy(pairs, one => one.Number).Select(one => one.Name)) + "|"
            + All(pairs.ExceptBy([1], one => one.Number).Select(one => one.Name)) + "|"
            + All(pairs.IntersectBy([1], one => one.Number).Select(one => one.Name));
    public static string Indices() => All(words.Index().Select(one => one.Index + one.Item));
    public static string Same() => All([numbers.SequenceEqual(numbers), numbers.SequenceEqual([1]), words.SequenceEqual(words)]);
    public static string Joins()
        => All(pairs.LeftJoin(numbers, one => one.Number, one => one - 1, (one, number) => one.Name + number)) + "|"
            + All(pairs.GroupJoin(numbers, one => one.Number, one => one - 1, (one, many) => one.Name + many.Count()));
    public static string SplitParts()
        => All(["a.b.c".Split('.').LastOrDefault()!, "a/b".Split('/').Last(), "a,b".Split(",").First(),
            "x".Split(".").Skip(1).LastOrDefault() ?? "none",
            "A.B.Feature".Split(".", StringSplitOptions.None).LastOrDefault() ?? "",
            typeof(LinqCases).FullName!.Split('.').LastOrDefault() ?? ""]);

    public static string Query() => All(from one in numbers where one > 2 select one + 1);
    public static string QueryOrder() => All(from one in pairs orderby one.Number descending, one.Name select one.Name);
    public static string QueryLet() => All(from word in words let size = word.Length where size > 3 select $"{word}{size}");
    public static string QueryTwo() => All(from a in numbers.Take(2) from b in words.Take(2) select $"{a}{b}");
    public static string QueryGroup()
        => All(from one in pairs group one.Name by one.Number into g orderby g.Key select $"{g.Key}{All(g)}");
    public static string QueryJoin() => All(from a in pairs join b in numbers on a.Number equals b - 1 select a.Name + b);
    public static string QueryJoinInto()
        => All(from a in pairs join b in numbers on a.Number equals b - 1 into many select a.Name + many.Count());
}
