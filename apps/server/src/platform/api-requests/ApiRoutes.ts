import { type Context, Hono } from 'hono';
import { operationOf } from '@mezzanine/api-contract/operation-of';
import { answerCall } from './answerCall.ts';
import type { Answer, Call, OperationId } from './Call.ts';
import type { UploadReader } from '../venue-versions/UploadReader.ts';
import { readFileBody } from './readBody.ts';
import { type CallChecks, readCall } from './readCall.ts';
import { routeOf } from './routeOf.ts';

/** What operations need of the platform. */
export interface ApiParts extends CallChecks {
  /** Called after an operation that can have changed something. */
  readonly onChange: () => void;
}

/** Puts operations of the contract at their addresses. */
export class ApiRoutes {
  readonly routes = new Hono();
  readonly #checks: CallChecks;
  readonly #onChange: () => void;

  constructor({ onChange, ...checks }: ApiParts) {
    this.#checks = checks;
    this.#onChange = onChange;
  }

  /** Answers an operation with JSON, as the contract describes it. */
  on<Id extends OperationId>(id: Id, answer: (call: Call<Id>) => Promise<Answer<Id>>): void {
    this.#at(id, async (context) => {
      const operation = operationOf(id);
      const call = await readCall<Id>(context, operation, this.#checks);
      return answerCall(context, operation, await answer(call));
    });
  }

  /** Answers an operation with bytes. */
  onBytes<Id extends OperationId>(id: Id, answer: (call: Call<Id>) => Promise<Response>): void {
    this.#at(id, async (context) =>
      answer(await readCall<Id>(context, operationOf(id), this.#checks)),
    );
  }

  /** Answers an operation that takes a file, of which a server reads a few at a time. */
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
