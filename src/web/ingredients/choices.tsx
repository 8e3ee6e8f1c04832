/** The options of a form's select, with a first one for nothing chosen yet. */
export function Choices({ values }: { values: readonly string[] }) {
  return (
    <>
      <option value="">Selecione</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </>
  );
}
