import MapKit
import SwiftUI

// #region map
/// Apple's map with the overlays of one floor on it.
struct VenueMap: UIViewRepresentable {
    let overlays: [StyledOverlay]

    func makeCoordinator() -> Painter {
        Painter()
    }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        map.pointOfInterestFilter = .excludingAll
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        let isFirst = map.overlays.isEmpty
        map.removeOverlays(map.overlays)
        context.coordinator.styles = Dictionary(
            uniqueKeysWithValues: overlays.map { (ObjectIdentifier($0.shape), $0.style) }
        )
        map.addOverlays(overlays.map { $0.shape })
        let area = overlays.reduce(MKMapRect.null) { $0.union($1.shape.boundingMapRect) }
        if isFirst, !area.isNull { map.setVisibleMapRect(area, animated: false) }
    }
}
// #endregion

// #region painter
/// Gives each overlay the color of its style group.
final class Painter: NSObject, MKMapViewDelegate {
    var styles: [ObjectIdentifier: StyleGroup] = [:]

    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        guard let shape = overlay as? MKMultiPolygon, let style = styles[ObjectIdentifier(shape)]
        else { return MKOverlayRenderer(overlay: overlay) }
        let renderer = MKMultiPolygonRenderer(multiPolygon: shape)
        renderer.fillColor = color(style.color).withAlphaComponent(style.opacity ?? 1)
        return renderer
    }

    /// `#f3e9da` or `#fed` as a color.
    private func color(_ hex: String) -> UIColor {
        var digits = String(hex.dropFirst())
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        let value = Int(digits, radix: 16) ?? 0
        return UIColor(
            red: Double(value >> 16 & 255) / 255,
            green: Double(value >> 8 & 255) / 255,
            blue: Double(value & 255) / 255,
            alpha: 1
        )
    }
}
// #endregion

// #region view
/// The map, a picker of floors above it, and the names of the places below it.
struct VenueView: View {
    @State private var bundle: VenueBundle?
    @State private var floors: [Floor] = []
    @State private var floor: Floor?
    @State private var overlays: [StyledOverlay] = []
    @State private var names: [String] = []
    @State private var message = "Loading the venue"

    var body: some View {
        VStack {
            Picker("Floor", selection: $floor) {
                ForEach(floors) { floor in Text(floor.name).tag(Optional(floor)) }
            }
            .pickerStyle(.segmented)
            VenueMap(overlays: overlays)
                .accessibilityLabel("Map of \(floor?.name ?? "the venue")")
            Text(message)
            List(names, id: \.self) { name in Text(name) }
        }
        .task { await load() }
        .onChange(of: floor) { show() }
    }

    private func load() async {
        do {
            let loaded = try await VenueBundle.download(venueId: "mall")
            bundle = loaded
            floors = try loaded.floors()
            floor = floors.first { $0.elevation == 0 } ?? floors.first
        } catch {
            message = "The venue could not be loaded: \(error)"
        }
    }

    private func show() {
        guard let bundle, let floor else { return }
        do {
            overlays = try bundle.overlays(on: floor)
            names = try bundle.names(on: floor)
            message = "\(names.count) places on \(floor.name)"
        } catch {
            message = "\(floor.name) could not be read: \(error)"
        }
    }
}
// #endregion
