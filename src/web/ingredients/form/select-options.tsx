/** The options of a form's select, below one that shows that nothing is chosen yet and cannot be chosen itself. */
export function Choices({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="" disabled>
        Escolha
      </option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  );
}
