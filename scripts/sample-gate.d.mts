import type { SampleClient } from "./samples.mjs";

export function gateFile(sample: SampleClient): string;
export function gateText(sample: SampleClient): string;
