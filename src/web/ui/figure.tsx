/** A formatted number in the weight around it, with its decimals lighter: "13" and ",71". */
export function Figure({ children }: { children: string }) {
  const [whole, decimals] = children.split(",");
  return (
    <>
      {whole}
      {decimals !== undefined && <span className="text-[0.8em] font-normal text-muted">,{decimals}</span>}
    </>
  );
}
