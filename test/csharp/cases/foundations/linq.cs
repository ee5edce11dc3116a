using System.Collections.Generic;
using System.Linq;

namespace Cases.Foundations;

public class Queries
{
    private record Customer(int Id, string Name, string City, List<Order> Orders);

    private record Order(int CustomerId, decimal Total, DateTime When);

    private readonly List<Customer> customers = new();
    private readonly List<Order> orders = new();

    public void Run()
    {
        var simple = from c in customers select c;
        var filtered = from c in customers where c.City == "Oslo" && c.Id > 3 select c.Name;
        var typed = from Customer c in customers where c.Id > 0 select new { c.Id, c.Name };
        var several = from c in customers
                      from o in c.Orders
                      let tax = o.Total * 0.25m
                      where tax > 10
                      orderby c.Name, o.Total descending, o.When ascending
                      select (c.Name, o.Total + tax);
        var joined = from c in customers
                     join o in orders on c.Id equals o.CustomerId
                     select new { c, o };
        var grouped = from c in customers
                      join Order o in orders on c.Id equals o.CustomerId into own
                      group own by c.City;
        var continued = from c in customers
                        group c by c.City into byCity
                        where byCity.Count() > 1
                        orderby byCity.Key
                        select new { City = byCity.Key, Count = byCity.Count() } into summary
                        select summary.Count;
        var nested = from c in customers
                     select from o in c.Orders where o.Total > (from p in orders select p.Total).Average() select o;
        var inCall = Take(from c in customers select c.Id, 3);
        // The words of a query are names elsewhere.
        int from = 1, where = 2, select = 3, orderby = 4, let = 5, join = 6, into = 7, on = 8, equals = 9, by = 10, group = 11,
            ascending = 12, descending = 13;
        var sum = from + where + select + orderby + let + join + into + on + equals + by + group + ascending + descending;
        _ = (simple, filtered, typed, several, joined, grouped, continued, nested, inCall, sum);
    }

    private static int Take(IEnumerable<int> numbers, int count) => numbers.Take(count).Sum();
}
