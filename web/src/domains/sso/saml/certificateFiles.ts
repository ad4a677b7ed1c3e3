import { CERTIFICATE_MAX } from '@muster/schema/formats/sso';

/** Files of a certificate, as a file input has them. */
export const CERTIFICATE_FILES = '.pem,.crt,.cer,.cert,.der,.txt,application/x-x509-ca-cert,application/x-pem-file';
/** Files of metadata. */
export const METADATA_FILES = '.xml,application/xml,text/xml,application/samlmetadata+xml';

/** Metadata of one identity provider have some kilobytes. */
export const METADATA_BYTES_MAX = 1_000_000;
export const CERTIFICATE_BYTES_MAX = CERTIFICATE_MAX;
