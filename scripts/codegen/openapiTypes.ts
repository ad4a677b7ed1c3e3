// Writes the TypeScript types of one upstream service from its OpenAPI description.
import { pathToFileURL } from 'node:url';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import openapiTS, { astToString } from 'openapi-typescript';

export const plugin: PluginFunction<{ service: string }> = async (_schema, _documents, { service }) =>
  astToString(await openapiTS(pathToFileURL(`schema/upstream/${service}.openapi.yaml`)));
