// The folder of the project, also when a folder around it looks like a project.
export default { turbopack: { root: import.meta.dirname } };
