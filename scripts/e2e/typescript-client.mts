/** Calls the service with the client that was generated into `api/` beside this file, as an application would. */
import { readFileSync } from "node:fs";
import { createClient, images } from "./api/client/index.js";
import { configureTenon, TenonError } from "./api/tenon.js";

const [, , baseUrl = "", folder = ""] = process.argv;
const types = { png: "image/png", jpeg: "image/jpeg", svg: "image/svg+xml", webp: "image/webp" };

function expect(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

configureTenon({ baseUrl });
for (const [format, type] of Object.entries(types)) {
  const file: File = await images.get(format);
  const wanted = readFileSync(`${folder}/joint.${format}`);
  expect(wanted.equals(Buffer.from(await file.arrayBuffer())), `${format}: other bytes than joint.${format}`);
  expect(file.type === type, `${format}: ${type} wanted, ${file.type} came`);
}

const missing = await images.get("gif", { unwrap: false });
expect(missing.status === 404, `gif: 404 wanted, ${missing.status} came`);
const formats: string[] = missing.data.supportedFormats;
expect(formats.join() === Object.keys(types).join(), `gif: formats ${formats.join()}`);
expect(missing.data.code === "format_not_served", `gif: code ${missing.data.code}`);

const second = createClient({ baseUrl });
try {
  await second.images.get("gif");
  expect(false, "gif: an error wanted, an image came");
} catch (error) {
  expect(error instanceof TenonError && error.status === 404, `gif: ${String(error)}`);
}
console.log(`${Object.keys(types).length} images, 404 typed and thrown`);
