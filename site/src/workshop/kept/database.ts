/** A small door to IndexedDB. Everything here may fail: storage can be full, forbidden, or gone. */

const NAME = 'regelwerk-workshop';
const VERSION = 1;

/** Stores of the database: works as they are now, and what they were before, by work and moment. */
export const STORES = { works: 'works', versions: 'versions' } as const;

export type Transaction = (stores: {
  readonly works: IDBObjectStore;
  readonly versions: IDBObjectStore;
}) => void;

export class Full extends Error {}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORES.works, { keyPath: 'id' });
      request.result.createObjectStore(STORES.versions, { keyPath: ['work', 'at'] });
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab may have a newer site, which needs the database otherwise.
      database.onversionchange = () => database.close();
      database.onclose = () => {
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Does all of it, or nothing; fails with `Full` where there is no room for it. */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (works: IDBObjectStore, versions: IDBObjectStore, done: (result: T) => void) => void,
): Promise<T | undefined> {
  const database = await open();
  return new Promise((resolve, reject) => {
    let result: T | undefined;
    const transaction = database.transaction([STORES.works, STORES.versions], mode, { durability: 'strict' });
    const fail = (): void => {
      const { error } = transaction;
      reject(error?.name === 'QuotaExceededError' ? new Full('no room') : (error ?? new Error('aborted')));
    };
    transaction.oncomplete = () => resolve(result);
    transaction.onerror = fail;
    transaction.onabort = fail;
    try {
      work(transaction.objectStore(STORES.works), transaction.objectStore(STORES.versions), (given) => {
        result = given;
      });
    } catch (problem) {
      transaction.abort();
      reject(problem);
    }
  });
}
