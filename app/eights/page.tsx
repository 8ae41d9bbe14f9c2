export default function EightsLobby() {
  return <main />;
}
