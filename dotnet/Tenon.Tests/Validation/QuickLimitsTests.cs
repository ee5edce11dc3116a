using System.ComponentModel.DataAnnotations;
using System.Linq.Expressions;

namespace Tenon.Tests;

/// <summary>The question that an attribute becomes says the same as the attribute itself.</summary>
public sealed class QuickLimitsTests
{
    [Fact]
    public void TextsAreHeldAsTheAttributesHoldThem() => Agree(
        ["", " ", "a", "ab", "abc", "abcd", "😀"],
        new RequiredAttribute(),
        new RequiredAttribute { AllowEmptyStrings = true },
        new StringLengthAttribute(3),
        new StringLengthAttribute(3) { MinimumLength = 2 },
        new StringLengthAttribute(0),
        new MinLengthAttribute(0),
        new MinLengthAttribute(2),
        new MaxLengthAttribute(2),
        new LengthAttribute(1, 2));

    [Fact]
    public void ListsAreHeldAsTheAttributesHoldThem()
    {
        ValidationAttribute[] limits =
            [new MinLengthAttribute(1), new MaxLengthAttribute(1), new LengthAttribute(1, 1), new RequiredAttribute()];
        Agree<int[]>([[], [1], [1, 2]], limits);
        Agree<List<int>>([[], [1], [1, 2]], limits[..3]);
        Agree<IReadOnlyList<int>>([[], [1], new List<int> { 1, 2 }, Enumerable.Range(0, 2).ToArray()], limits[..3]);
        Agree<IReadOnlyDictionary<string, int>>(
            [new Dictionary<string, int>(), new Dictionary<string, int> { ["a"] = 1 }],
            limits[..3]);
        Agree<HashSet<int>>([[], [1], [1, 2]], limits[..3]);
    }

    [Fact]
    public void WholeNumbersAreHeldAsTheAttributesHoldThem()
    {
        ValidationAttribute[] limits =
        [
            new RangeAttribute(-1, 10), new RangeAttribute(0, int.MaxValue), new RangeAttribute(-1, 10) { MinimumIsExclusive = true },
            new RangeAttribute(-1, 10) { MaximumIsExclusive = true }, new RangeAttribute(-0.5, 9.5), new RequiredAttribute(),
        ];
        Agree([sbyte.MinValue, -1, 0, 10, sbyte.MaxValue], limits);
        Agree<byte>([0, 10, 11, byte.MaxValue], limits);
        Agree<short>([short.MinValue, -1, 0, 10, short.MaxValue], limits);
        Agree<ushort>([0, 10, ushort.MaxValue], limits);
        Agree([int.MinValue, -1, 0, 10, 11, int.MaxValue], limits);
        Agree<uint>([0, 10, uint.MaxValue], limits);
        Agree([long.MinValue, -1, 0, 10, 4294967297, long.MaxValue], limits);
        Agree(
            [long.MinValue, 0, 9007199254740993, long.MaxValue],
            new RangeAttribute(typeof(long), "0", "9007199254740992"),
            new RangeAttribute(typeof(long), "0", "9223372036854775807") { MinimumIsExclusive = true });
        Agree([0UL, ulong.MaxValue], new RangeAttribute(typeof(ulong), "0", "18446744073709551614"));
    }

    [Fact]
    public void NumbersWithAFractionAreHeldAsTheAttributesHoldThem()
    {
        Agree(
            [double.NaN, double.NegativeInfinity, -0.5, -0.0, 0.5, 1, double.PositiveInfinity],
            new RangeAttribute(-0.5, 1.0),
            new RangeAttribute(-0.5, 1.0) { MinimumIsExclusive = true, MaximumIsExclusive = true },
            new RangeAttribute(0.0, double.PositiveInfinity));
        Agree([float.NaN, -0.1f, 0.1f, 0.2f, 1], new RangeAttribute(0.1, 0.2));
        Agree([0.1m, 0.2m, 0.3m], new RangeAttribute(typeof(decimal), "0.1", "0.2"));
    }

    [Fact]
    public void WhatOnlyTheAttributeKnowsIsAskedOfIt()
    {
        Assert.Null(Ask<string>(new EmailAddressAttribute()));
        Assert.Null(Ask<string>(new RegularExpressionAttribute("a")));
        Assert.Null(Ask<string>(new OwnLength()));
        // It is converted, and so rounded, first.
        Assert.Null(Ask<double>(new RangeAttribute(0, 10)));
        Assert.Null(Ask<string>(new RangeAttribute(0, 10)));
        // They throw where they are asked.
        Assert.Null(Ask<int>(new RangeAttribute(10, 0)));
        Assert.Null(Ask<string>(new StringLengthAttribute(1) { MinimumLength = 2 }));
        Assert.Null(Ask<int>(new RangeAttribute(typeof(int), "zero", "ten")));
        Assert.Null(Ask<object>(new RequiredAttribute()));
        Assert.Null(Ask<OwnList>(new MaxLengthAttribute(1)));
    }

    private static void Agree<T>(T[] values, params ValidationAttribute[] attributes)
        where T : notnull
    {
        foreach (var attribute in attributes)
        {
            var question = Ask<T>(attribute);
            Assert.NotNull(question);
            foreach (var value in values)
            {
                var holds = AttributeVerdict.Holds(attribute, value);
                Assert.True(holds == question(value), $"{attribute.GetType().Name} of {typeof(T).Name} {value}");
            }
        }
    }

    private static Func<T, bool>? Ask<T>(ValidationAttribute attribute)
    {
        var value = Expression.Parameter(typeof(T));
        return QuickLimits.Of(attribute, value) is { } question ? Expression.Lambda<Func<T, bool>>(question, value).Compile() : null;
    }

    private sealed class OwnLength() : StringLengthAttribute(1);

    public class OwnList : List<int>;
}
