/** Reads one uploaded file in a thread of its own, so that other requests do not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { readUpload, type Upload } from './readUpload.ts';

parentPort?.postMessage(readUpload(workerData as Upload));
