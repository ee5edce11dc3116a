/**
 * The ten calls that a newcomer to test/live/first-use/shop writes first. `npm run bench -- first-calls` compares them with other tools.
 * `id` is a product's, `file` a file.
 * @type {readonly string[]}
 */
export const tenCalls = [
  `const page = await products.list();`,
  `await products.list({ pageSize: 5 });`,
  `await products.create({ name: "x", price: 3 });`,
  `const all = await orders.list();`,
  `await orders.list({ status: "inTransit" });`,
  `await orders.list({ status: all[0]!.status });`,
  `await orders.setStatus(1, "delivered");`,
  `await products.uploadImage(id, { file });`,
  `const one = await products.getById(id, { unwrap: false }); const shown: unknown = one.status === 200 ? one.data.name : one.data.title;`,
  `await products.remove(id);`,
];
