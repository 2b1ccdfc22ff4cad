/** Reads one uploaded file in its own thread, so that it does not block other requests. */
import { parentPort, workerData } from 'node:worker_threads';
import { readUpload, type Upload } from './readUpload.ts';

parentPort?.postMessage(readUpload(workerData as Upload));
