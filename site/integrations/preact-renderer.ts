import renderer from '@astrojs/preact/server.js';

/**
 * Whether a component is one of Preact's is found out by rendering it, and then it is rendered again. Here all are: a rulebook is one
 * component, and need not be made twice.
 */
export default { ...renderer, check: async (component: unknown) => typeof component === 'function' };
