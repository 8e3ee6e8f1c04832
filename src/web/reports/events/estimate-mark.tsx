/** Below a revenue that is no price, among others that are. */
export const EstimateMark = () => <span className="block text-xs font-normal text-muted">estimada</span>;
