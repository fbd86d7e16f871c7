import { type OperationId, operations } from '../../../openapi/generated/operations';
import { operationIds } from '../../../mock-server/contract/route-index';
import { declaredStatuses } from '../../../mock-server/contract/validators';
import { newCaller, testWorld } from '../../../mock-server/testing/client';
import { sampleOf } from '../../../mock-server/testing/sample';
import { stories } from '../../../mock-server/testing/stories';
import type { DialectName } from '../../../mock-server/world/dialect-names';
import type { World } from '../../../mock-server/world/world';

export interface RecordedResponse {
  operationId: OperationId;
  status: number;
  body: unknown;
  /** The dialect or the fault that caused it. */
  from: string;
}

const dialects: readonly DialectName[] = ['contract', 'literal'];

/** Runs every story in both dialects that keep the contract. Adds one fault for each declared error of each operation. */
export async function recordResponses(): Promise<RecordedResponse[]> {
  const responses: RecordedResponse[] = [];
  for (const dialect of dialects)
    for (const story of stories) {
      const world = await testWorld(story.scenario);
      world.dialect = dialect;
      await story.tell(world);
      responses.push(...responsesOf(world, dialect));
    }
  const broken = await testWorld();
  for (const operationId of operationIds)
    for (const status of declaredStatuses(operationId).filter((one) => one >= 400)) {
      broken.journal.clear();
      broken.faults.add({ operationId, status, times: 1 });
      await newCaller(broken).send(operationId, sampleOf(operationId));
      responses.push(...responsesOf(broken, 'fault'));
    }
  return responses;
}

function responsesOf(world: World, from: string): RecordedResponse[] {
  return world.journal.list().flatMap(({ operationId, status, responseBody: body }) => {
    const id = operationIds.find((one) => one === operationId);
    return id === undefined || body === undefined || body === null ? [] : [{ operationId: id, status, body, from }];
  });
}

/** @returns a JSON pointer into the operation's document */
export function pointerOf(id: OperationId): string {
  const { path, method } = operations[id];
  return `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`;
}
