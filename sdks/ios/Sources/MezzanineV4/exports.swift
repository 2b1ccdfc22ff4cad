// The only names of version 5.0 that the API of this module has. Exporting all would hide the old names in apps that
// import both modules.
@_exported import enum MezzanineCore.ErrorCode
@_exported import struct MezzanineCore.LinkData
@_exported import struct MezzanineCore.MezzanineError
@_exported import struct MezzanineCore.OpeningHoursData
@_exported import struct MezzanineCore.PictureData
@_exported import struct MezzanineCore.SearchMatch
@_exported import class MezzanineCore.VenueCache
@_exported import struct MezzanineCore.VenueLanguage
