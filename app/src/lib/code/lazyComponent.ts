import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadModule } from './loadModule.ts';

/** A component whose code is loaded by {@link loadModule} when it is first rendered. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadModule(load) }));
