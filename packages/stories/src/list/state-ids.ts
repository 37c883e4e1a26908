import ts from 'typescript';

/**
 * Reads the names of the states of `export const list = defineStates<Props>()((say) => ({ … }))` without running it.
 * Returns undefined if one of them is computed.
 */
export function stateIds(code: string, list: string): readonly string[] | undefined {
  const source = ts.createSourceFile('states.tsx', code, ts.ScriptTarget.Latest);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => ts.isIdentifier(name) && name.text === list);
  const states = declared?.initializer && builtBy(declared.initializer);
  return states && keysOf(states);
}

/** The object that the function in `defineStates` returns. */
function builtBy(call: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const build = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (build === undefined || !ts.isArrowFunction(build)) return undefined;
  const made = ts.isBlock(build.body)
    ? build.body.statements.find(ts.isReturnStatement)?.expression
    : build.body;
  const object = made && ts.isParenthesizedExpression(made) ? made.expression : made;
  return object && ts.isObjectLiteralExpression(object) ? object : undefined;
}

function keysOf({ properties }: ts.ObjectLiteralExpression): readonly string[] | undefined {
  const keys = properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : []));
  return keys.length === properties.length ? keys : undefined;
}
