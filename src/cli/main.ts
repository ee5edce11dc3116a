import { nodeFileSystem } from "../files/node-file-system.js";
import { run } from "./run.js";

const { stdout, stderr } = process;
const noColour = (process.env.NO_COLOR ?? "") !== "";

process.exitCode = await run({
  args: process.argv.slice(2),
  variables: process.env,
  fileSystem: nodeFileSystem(),
  colour: stderr.isTTY === true && !noColour,
  out: (text) => void stdout.write(text),
  error: (text) => void stderr.write(text),
});
