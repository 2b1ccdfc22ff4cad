import { type Context, Hono } from 'hono';
import { operationOf } from '@mezzanine/api-contract/operation-of';
import { answerCall } from './answerCall.ts';
import type { Answer, Call, EncodedAnswer, OperationId } from './Call.ts';
import type { UploadReader } from '../venue-versions/UploadReader.ts';
import { readFileBody } from './readBody.ts';
import { type CallChecks, readCall } from './readCall.ts';
import { routeOf } from './routeOf.ts';

/** The dependencies of operations. */
export interface ApiParts extends CallChecks {
  /** Called after an operation that can have changed something. */
  readonly onChange: () => void;
}

/** Registers the operations of the contract at their paths. */
export class ApiRoutes {
  readonly routes = new Hono();
  readonly #checks: CallChecks;
  readonly #onChange: () => void;

  constructor({ onChange, ...checks }: ApiParts) {
    this.#checks = checks;
    this.#onChange = onChange;
  }

  /** Handles an operation with a JSON response, as defined in the contract. */
  on<Id extends OperationId>(
    id: Id,
    answer: (call: Call<Id>) => Promise<Answer<Id> | EncodedAnswer>,
  ): void {
    this.#at(id, async (context) => {
      const operation = operationOf(id);
      const call = await readCall<Id>(context, operation, this.#checks);
      return answerCall(context, operation, await answer(call));
    });
  }

  /** Handles an operation with a binary response. */
  onBytes<Id extends OperationId>(id: Id, answer: (call: Call<Id>) => Promise<Response>): void {
    this.#at(id, async (context) =>
      answer(await readCall<Id>(context, operationOf(id), this.#checks)),
    );
  }

  /** Handles an operation that receives a file. The number of concurrent uploads is limited. */
  onFile<Id extends OperationId>(
    id: Id,
    answer: (call: Call<Id>, file: Uint8Array) => Promise<Answer<Id>>,
    uploads: UploadReader,
  ): void {
    this.#at(id, async (context) => {
      const operation = operationOf(id);
      const call = await readCall<Id>(context, operation, this.#checks);
      return answerCall(
        context,
        operation,
        await uploads.admit(async () => answer(call, await readFileBody(context, operation))),
      );
    });
  }

  #at(id: OperationId, handle: (context: Context) => Promise<Response>): void {
    const operation = operationOf(id);
    const isRead = operation.method === 'get';
    this.routes.on(operation.method.toUpperCase(), routeOf(operation), async (context) => {
      const response = await handle(context);
      if (!isRead) this.#onChange();
      return response;
    });
  }
}
