// Reads a CSV file record by record and does nothing with it: what looking at one costs at least.
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';

let records = 0;
const parser = createReadStream(process.env['CSV_FILE'] ?? '').pipe(parse({ relax_column_count: true }));
const idle = process.resourceUsage().maxRSS;
const started = performance.now();
for await (const record of parser) if (Array.isArray(record)) records += 1;
const ms = performance.now() - started;
console.log(JSON.stringify({ records, ms, idle: idle / 1024, peak: process.resourceUsage().maxRSS / 1024 }));
