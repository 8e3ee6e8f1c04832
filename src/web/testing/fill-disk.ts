import { IDBObjectStore } from "fake-indexeddb";
import { vi } from "vitest";

/** From now on nothing more can be stored, as on a phone that is full, until the mocks are restored. */
export const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore) {
    const request = this.count();
    this.transaction.abort();
    return request as IDBRequest;
  });
