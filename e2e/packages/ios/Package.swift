// swift-tools-version: 6.0
import PackageDescription

// An app that gets the SDK from the package registry of a server, as an app of a reader does.
let package = Package(
  name: "RegistryTest",
  platforms: [.macOS(.v12)],
  dependencies: [.package(id: "mezzanine.Mezzanine", from: "5.0.0")],
  targets: [
    .executableTarget(
      name: "RegistryTest",
      dependencies: [.product(name: "MezzanineCore", package: "mezzanine.Mezzanine")])
  ],
  swiftLanguageModes: [.v6]
)
