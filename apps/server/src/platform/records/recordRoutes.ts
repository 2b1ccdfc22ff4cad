import type { ApiRoutes } from '../api-requests/ApiRoutes.ts';
import type { Answer, Call, OperationId } from '../api-requests/Call.ts';
import type { RecordKind } from '@mezzanine/api-contract/record-schemas';
import { listRecords, readRecord } from './readRecords.ts';
import type { RecordParts } from './RecordParts.ts';
import { deleteRecord, patchRecord, putRecord } from './writeRecords.ts';

/** The contract defines the differences between kinds. Their operations have the same order. */
const operationsOf = {
  locations: ['listLocations', 'getLocation', 'putLocation', 'patchLocation', 'deleteLocation'],
  categories: ['listCategories', 'getCategory', 'putCategory', 'patchCategory', 'deleteCategory'],
  events: ['listEvents', 'getEvent', 'putEvent', 'patchEvent', 'deleteEvent'],
  views: ['listViews', 'getView', 'putView', 'patchView', 'deleteView'],
} as const satisfies Readonly<Record<RecordKind, readonly OperationId[]>>;

type Handle<Id extends OperationId> = (
  parts: RecordParts,
  kind: RecordKind,
  call: Call<Id>,
) => Promise<Answer<Id>>;

/** Locations, categories, events, and views: list, get, create or replace, change, and delete. */
export function addRecordRoutes(api: ApiRoutes, parts: RecordParts): void {
  for (const kind of Object.keys(operationsOf) as RecordKind[]) {
    const [list, get, put, patch, remove] = operationsOf[kind];
    // The contract has validated the fields of the kind, so all kinds can be handled as locations.
    const on = <Id extends OperationId>(id: OperationId, handle: Handle<Id>) =>
      api.on(id as Id, (call) => handle(parts, kind, call));
    on(list, listRecords);
    on(get, readRecord);
    on(put, putRecord);
    on(patch, patchRecord);
    on(remove, deleteRecord);
  }
}
