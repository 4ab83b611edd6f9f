import { DatabaseUnfit } from '../database/errors.ts';
import { DataDirInUse } from '../database/dataDir.ts';
import { ConfigError } from './config.ts';

/** Whether an error tells the operator what to change, in lines made to be read. */
export const isStartProblem = (error: unknown): error is ConfigError | DataDirInUse | DatabaseUnfit =>
  error instanceof ConfigError || error instanceof DataDirInUse || error instanceof DatabaseUnfit;
