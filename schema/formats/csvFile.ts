/** Whether a file is a CSV file by its name. */
export const isCsvName = (fileName: string): boolean => fileName.toLowerCase().endsWith('.csv');
