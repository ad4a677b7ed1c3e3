import { dirname, join } from 'node:path/posix';
import { type ESTree, Visitor, parseSync } from 'vite';
import { type PageArea, type TextArea, TEXT_AREAS, areaOf } from './areas.ts';
import type { SourceFile } from './unusedMessages.ts';

/** What fetches code together with the texts of the areas that are its first argument. */
const WITH_TEXTS = ['withTexts', 'lazyWithTexts'];

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The ids of a group of messages by their keys. */
type Group = ReadonlyMap<string, string>;

/** A module as the walk needs it. Other modules are named by their paths. */
interface Module {
  readonly imports: readonly string[];
  /** What is fetched on demand, with the areas that are loaded along. */
  readonly fetched: readonly { readonly path: string; readonly areas: readonly TextArea[] }[];
  /** Its own groups of messages. */
  readonly groups: ReadonlyMap<string, Group>;
  /** The messages that it uses: of which module, which group, and which key; null for the whole group. */
  readonly used: readonly { readonly path: string; readonly group: string; readonly key: string | null }[];
}

const isWithin = (inner: Span, outer: Span) => outer.start <= inner.start && inner.end <= outer.end;

const isArea = (value: unknown): value is TextArea => TEXT_AREAS.some((area) => area === value);

const literalsOf = (node: ESTree.Node | undefined): readonly unknown[] => {
  if (node?.type === 'Literal') return [node.value];
  return node?.type === 'ArrayExpression' ? node.elements.flatMap((one) => literalsOf(one ?? undefined)) : [];
};

const groupOf = (node: ESTree.Expression | null): Group | null => {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'defineMessages') {
    return null;
  }
  const [table] = node.arguments;
  if (table?.type !== 'ObjectExpression') return null;
  return new Map(
    table.properties.flatMap((one) => {
      if (one.type !== 'Property' || one.value.type !== 'ObjectExpression') return [];
      const key = one.key.type === 'Identifier' ? one.key.name : String(literalsOf(one.key)[0]);
      const id = one.value.properties.find(
        (part) => part.type === 'Property' && part.key.type === 'Identifier' && part.key.name === 'id',
      );
      return id?.type === 'Property' ? [[key, String(literalsOf(id.value)[0])] as const] : [];
    }),
  );
};

/** What of a module's text the areas of its fetches follow from. */
function marksOf(program: ESTree.Program) {
  const calls: (Span & { readonly callee: string; readonly first: readonly unknown[] })[] = [];
  const constants: (Span & { readonly name: string; readonly init: ESTree.Expression })[] = [];
  const fetches: (Span & { readonly source: unknown })[] = [];
  const names: (Span & { readonly name: string })[] = [];
  const members: (Span & { readonly object: string; readonly key: string | null })[] = [];
  new Visitor({
    CallExpression: ({ start, end, callee, arguments: [first] }) => {
      if (callee.type === 'Identifier') calls.push({ start, end, callee: callee.name, first: literalsOf(first) });
    },
    VariableDeclarator: ({ start, end, id, init }) => {
      if (id.type === 'Identifier' && init) constants.push({ start, end, name: id.name, init });
    },
    ImportExpression: ({ start, end, source }) => void fetches.push({ start, end, source: literalsOf(source)[0] }),
    Identifier: ({ start, end, name }) => void names.push({ start, end, name }),
    MemberExpression: ({ object, property, computed }) => {
      if (object.type !== 'Identifier') return;
      const key = !computed && property.type === 'Identifier' ? property.name : null;
      members.push({ start: object.start, end: object.end, object: object.name, key });
    },
  }).visit(program);
  return { calls, constants, fetches, names, members };
}

type Marks = ReturnType<typeof marksOf>;

/** The areas that a call loads: by itself, or as a short form of the module for such calls. */
const areasOfCall = (marks: Marks, { callee, first }: Marks['calls'][number]): readonly TextArea[] => {
  if (WITH_TEXTS.includes(callee)) return first.filter(isArea);
  const short = marks.constants.find(({ name, init }) => name === callee && init.type === 'ArrowFunctionExpression');
  return short
    ? marks.calls
        .filter((one) => isWithin(one, short) && one.callee !== callee)
        .flatMap((one) => areasOfCall(marks, one))
    : [];
};

/** The areas that are loaded with what stands somewhere, or with the constant by whose name it is handed on. */
const areasAround = (marks: Marks, span: Span): readonly TextArea[] => {
  const named = marks.constants.find((one) => isWithin(span, one));
  const places = [span, ...marks.names.filter(({ name, ...place }) => name === named?.name && !isWithin(place, named))];
  return places.flatMap((place) =>
    marks.calls.filter((call) => isWithin(place, call)).flatMap((call) => areasOfCall(marks, call)),
  );
};

const readModule = ({ path, text }: SourceFile): Module => {
  const { program, module } = parseSync(path, text);
  const marks = marksOf(program);
  const pathOf = (source: string) => (source.startsWith('.') ? join(dirname(path), source) : null);
  const given = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = pathOf(moduleRequest.value);
    const kept = entries.filter(({ isType }) => !isType);
    return from === null || (entries.length > 0 && kept.length === 0) ? [] : [{ from, kept }];
  });
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? (pathOf(moduleRequest.value) ?? []) : [],
    ),
  );
  const groups = new Map(
    marks.constants.flatMap(({ name, init }) => {
      const group = groupOf(init);
      return group ? [[name, group] as const] : [];
    }),
  );
  const known = given.flatMap(({ from, kept }) =>
    kept.map(({ localName, importName }) => ({
      local: localName.value,
      path: from,
      group: importName.name ?? '',
      at: localName,
    })),
  );
  const own = [...groups.keys()].map((name) => ({ local: name, path, group: name, at: null }));
  const used = [...known, ...own].flatMap(({ local, path: from, group, at }) =>
    marks.names
      .filter((one) => one.name === local && one.start !== at?.start)
      .filter((one) => !marks.constants.some(({ name, start }) => name === local && start === one.start))
      .map((one) => ({
        path: from,
        group,
        key: marks.members.find(({ start, object }) => start === one.start && object === local)?.key ?? null,
      })),
  );
  return {
    imports: [...given.map(({ from }) => from), ...passedOn],
    fetched: marks.fetches.flatMap((one) => {
      const target = typeof one.source === 'string' ? pathOf(one.source) : null;
      return target === null ? [] : [{ path: target, areas: areasAround(marks, one) }];
    }),
    groups,
    used,
  };
};

/**
 * The messages that may be shown before their texts are there. Follows the console from its entry: what a module imports
 * is there with it, what it fetches brings the areas that `withTexts` names, and what is once loaded stays.
 */
export const unloadedTexts = (files: readonly SourceFile[], entry: string): readonly string[] => {
  const modules = new Map(files.map((file) => [file.path, readModule(file)]));
  const faults = new Set<string>();
  const seen = new Set<string>();
  const idsOf = ({ path, group, key }: Module['used'][number]) => {
    const ids = modules.get(path)?.groups.get(group);
    if (!ids) return [];
    const id = key === null ? undefined : ids.get(key);
    return id === undefined ? [...ids.values()] : [id];
  };
  const visit = (path: string, loaded: ReadonlySet<TextArea | PageArea>, root: string) => {
    const state = `${path} ${[...loaded].toSorted().join(' ')}`;
    const module = modules.get(path);
    if (!module || seen.has(state)) return;
    seen.add(state);
    // What a file of messages says of its own groups is no use of them.
    for (const id of module.used.filter((one) => one.path !== path || one.key !== null).flatMap(idsOf)) {
      const area = areaOf(id);
      if (area && !loaded.has(area))
        faults.add(`${path}: ${id} is used where ${root} has not loaded the texts of ${area}`);
    }
    for (const one of module.imports) visit(one, loaded, root);
    for (const { path: target, areas } of module.fetched) visit(target, new Set([...loaded, ...areas]), target);
  };
  visit(entry, new Set(), entry);
  return [...faults];
};
