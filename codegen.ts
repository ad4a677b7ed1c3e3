// The only generator configuration. `npm run codegen` reads schema/ and the console's .graphql documents and writes
// the `generated` folders (ignored by git) and schema/schema.graphql (committed, reviewed as a diff).
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const services = readdirSync('schema/upstream')
  .filter((file) => file.endsWith('.openapi.yaml'))
  .map((file) => basename(file, '.openapi.yaml'));

const scalars = {
  ID: { input: 'string', output: 'string' },
  Date: { input: 'string', output: 'string' },
  DateTime: { input: 'string', output: 'string' },
  URL: { input: 'string', output: 'string' },
};

/** What a file is: a stream on its way through the gateway, and a file of the browser. */
const gatewayScalars = { ...scalars, Upload: { input: '../graphql/upload.ts#FileUpload', output: 'never' } };
const consoleScalars = { ...scalars, Upload: { input: 'File', output: 'never' } };

const domainDocuments = readdirSync('web/src/domains', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.graphql'));

/** One output per document file, so that a route's bundle holds the operations of that route alone. */
const consoleOperations = Object.fromEntries(
  domainDocuments.map((path) => [
    `web/src/generated/${path.replace(/\.graphql$/, '.ts')}`,
    {
      documents: [`web/src/domains/${path}`],
      // The same for each, so that they are read once for all; the file's own is not taken twice.
      externalDocuments: ['web/src/domains/**/*.graphql'],
      plugins: ['typescript-operations', './scripts/codegen/apolloDocuments.ts'],
      config: {
        // All of them are looked at once, for the persisted documents: once more for each file finds nothing else.
        skipDocumentsValidation: true,
        scalars: consoleScalars,
        enumType: 'string-literal',
        useTypeImports: true,
        skipTypename: false,
        nonOptionalTypename: false,
        inlineFragmentTypes: 'inline',
      },
    },
  ]),
);

/** The upstream contract as types and as a table, the same for the side that asks and the side that answers. */
const upstreamContract = Object.fromEntries(
  ['gateway/src/generated/upstream', 'upstream/src/generated'].flatMap((folder) => [
    ...services.map((service) => [
      `${folder}/${service}.ts`,
      { plugins: ['./scripts/codegen/openapiTypes.ts'], config: { service } },
    ]),
    [`${folder}/contract.ts`, { plugins: ['./scripts/codegen/openapiContract.ts'], config: { services } }],
  ]),
);

const config: CodegenConfig = {
  schema: 'schema/!(schema).graphql',
  generates: {
    'schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true } },
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars: gatewayScalars,
        useTypeImports: true,
        enumsAsTypes: true,
        // A record says of every field what it is: one that is left out would answer null.
        avoidOptionals: { field: true },
        contextType: '../context.ts#GatewayContext',
        mapperTypeSuffix: 'Parent',
        mappers: {
          Billing: '../domains/billing/mapper.ts#BillingRef',
          BulkJob: '../domains/bulk/jobs/mapper.ts#BulkJobRecord',
          BulkJobFailure: '../domains/bulk/jobs/mapper.ts#BulkJobFailureRecord',
          Channel: '../domains/channel/mapper.ts#ChannelRecord',
          ChatExport: '../domains/chatExport/mapper.ts#ChatExportRecord',
          ChannelCreationRule: '../domains/team/channelCreationMapper.ts#ChannelCreationRuleRecord',
          ChannelUpload: '../domains/bulk/channelTemplates/mapper.ts#ChannelUploadRecord',
          ContactPickerSettings: '../domains/field/mapper.ts#SettingsRecord',
          CustomField: '../domains/field/mapper.ts#CustomFieldRecord',
          CustomFieldCondition: '../domains/field/mapper.ts#ConditionRecord',
          CustomFieldUsage: '../domains/field/mapper.ts#UsageRecord',
          CustomFieldValue: '../domains/field/mapper.ts#CustomFieldValueRecord',
          FileSharing: '../domains/team/fileSharingMapper.ts#FileSharingRecord',
          SettingChange: '../domains/team/settingChangeMapper.ts#SettingChangeRecord',
          GuestAccess: '../domains/guest/mapper.ts#GuestAccessRef',
          Import: '../domains/import/mapper.ts#ImportRecord',
          Member: '../domains/member/mapper.ts#MemberRecord',
          MemberDetails: '../domains/member/mapper.ts#MemberDetailsRecord',
          Recording: '../domains/recording/mapper.ts#RecordingRecord',
          MemberUpload: '../domains/bulk/memberFiles/mapper.ts#MemberUploadRecord',
          PlanGate: '../domains/team/mapper.ts#PlanGateRecord',
          ProfileField: '../domains/field/profileMapper.ts#ProfileFieldRecord',
          ProfileFields: '../domains/field/profileMapper.ts#ProfileFieldsRecord',
          Provisioning: '../domains/sso/mapper.ts#ProvisioningRecord',
          ProvisioningToken: '../domains/sso/mapper.ts#ProvisioningTokenRecord',
          SamlSetup: '../domains/sso/mapper.ts#SamlSetupRecord',
          SingleSelectSettings: '../domains/field/mapper.ts#SettingsRecord',
          UnrestrictedSettings: '../domains/field/mapper.ts#SettingsRecord',
          UserGroup: '../domains/userGroup/mapper.ts#UserGroupRecord',
          UserGroupConstraint: '../domains/userGroup/mapper.ts#ConstraintRecord',
          UserGroupPreview: '../domains/userGroup/mapper.ts#UserGroupPreviewRecord',
          Money: '@muster/schema/formats/money#Amount',
          Team: '../domains/team/mapper.ts#TeamRef',
          TeamUsage: '../domains/billing/usage/mapper.ts#TeamUsageRef',
          Session: '../domains/identity/sessionMapper.ts#SessionRecord',
          TeamMembership: '../domains/identity/teamMapper.ts#TeamMembershipRecord',
          Webhook: '../domains/webhook/mapper.ts#WebhookRecord',
          WebhookDelivery: '../domains/webhook/deliveryMapper.ts#DeliveryRecord',
          Viewer: '../domains/identity/mapper.ts#ViewerRef',
        },
      },
    },
    ...upstreamContract,
    ...consoleOperations,
    'web/src/generated/persisted-documents.json': {
      documents: ['web/src/domains/**/*.graphql'],
      plugins: ['./scripts/codegen/persistedDocuments.ts'],
    },
  },
};

export default config;
