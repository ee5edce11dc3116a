using System;
using System.Collections.Generic;
using System.Linq;
using System.Linq.Expressions;
using System.Threading;
using System.Threading.Tasks;

namespace Microsoft.EntityFrameworkCore
{
    public class DbContext
    {
        public DbSet<TEntity> Set<TEntity>() where TEntity : class;
        public int SaveChanges();
        public Task<int> SaveChangesAsync(CancellationToken cancellationToken = default);
    }

    public abstract class DbSet<TEntity> : IQueryable<TEntity>, IAsyncEnumerable<TEntity> where TEntity : class
    {
        public TEntity? Find(params object?[]? keyValues);
        public ValueTask<TEntity?> FindAsync(params object?[]? keyValues);
        public ValueTask<TEntity?> FindAsync(object?[]? keyValues, CancellationToken cancellationToken);
        public IAsyncEnumerable<TEntity> AsAsyncEnumerable();
        public IQueryable<TEntity> AsQueryable();
    }

    public static class EntityFrameworkQueryableExtensions
    {
        public static Task<List<T>> ToListAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T[]> ToArrayAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T> FirstAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T> FirstAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<T?> FirstOrDefaultAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T?> FirstOrDefaultAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<T> SingleAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T> SingleAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<T?> SingleOrDefaultAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<T?> SingleOrDefaultAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<bool> AnyAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<bool> AnyAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<bool> AllAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<int> CountAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<int> CountAsync<T>(
            this IQueryable<T> source, Expression<Func<T, bool>> predicate, CancellationToken cancellationToken = default);
        public static Task<long> LongCountAsync<T>(this IQueryable<T> source, CancellationToken cancellationToken = default);
        public static Task<R> MaxAsync<T, R>(
            this IQueryable<T> source, Expression<Func<T, R>> selector, CancellationToken cancellationToken = default);
        public static Task<R> MinAsync<T, R>(
            this IQueryable<T> source, Expression<Func<T, R>> selector, CancellationToken cancellationToken = default);
        public static IQueryable<T> AsNoTracking<T>(this IQueryable<T> source);
        public static IQueryable<T> AsNoTrackingWithIdentityResolution<T>(this IQueryable<T> source);
        public static IQueryable<T> AsTracking<T>(this IQueryable<T> source);
        public static IQueryable<T> AsSplitQuery<T>(this IQueryable<T> source);
        public static IQueryable<T> AsSingleQuery<T>(this IQueryable<T> source);
        public static IQueryable<T> IgnoreQueryFilters<T>(this IQueryable<T> source);
        public static IQueryable<T> IgnoreAutoIncludes<T>(this IQueryable<T> source);
        public static IQueryable<T> TagWith<T>(this IQueryable<T> source, string tag);
        public static IQueryable<T> Include<T>(this IQueryable<T> source, string navigationPropertyPath);
        public static Query.IIncludableQueryable<T, P> Include<T, P>(
            this IQueryable<T> source, Expression<Func<T, P>> navigationPropertyPath);
        public static Query.IIncludableQueryable<T, P> ThenInclude<T, Q, P>(
            this Query.IIncludableQueryable<T, IEnumerable<Q>> source, Expression<Func<Q, P>> navigationPropertyPath);
        public static Query.IIncludableQueryable<T, P> ThenInclude<T, Q, P>(
            this Query.IIncludableQueryable<T, Q> source, Expression<Func<Q, P>> navigationPropertyPath);
        public static IAsyncEnumerable<T> AsAsyncEnumerable<T>(this IQueryable<T> source);
    }
}

namespace Microsoft.EntityFrameworkCore.Query
{
    public interface IIncludableQueryable<out T, out P> : IQueryable<T> { }
}
