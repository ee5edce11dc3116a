import type { SampleClient } from "./samples.mjs";

export function buildSamplePage(sample: Pick<SampleClient, "name" | "project">): Promise<void>;
