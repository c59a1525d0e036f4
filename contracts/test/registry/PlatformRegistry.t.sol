// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {Ownable} from "solady/auth/Ownable.sol";
import {IPlatformRegistry} from "../../src/registry/IPlatformRegistry.sol";
import {PlatformRegistry} from "../../src/registry/PlatformRegistry.sol";
import {AbiReader} from "../fixtures/AbiReader.sol";

/// @notice Concrete tests in the order of `PlatformRegistry.tree`.
contract PlatformRegistryTest is AbiReader {
    address private immutable platform = makeAddr("platform");
    address private immutable stranger = makeAddr("stranger");
    PlatformRegistry private registry;

    function setUp() public {
        registry = new PlatformRegistry(platform);
    }

    function test_AddContract_OnlyAdds() public {
        vm.startPrank(platform);
        vm.expectEmit(address(registry));
        emit IPlatformRegistry.ContractRegistered(address(this), 1, platform);
        registry.addContract(address(this), 1);
        registry.addContract(address(this), 4);
        assertEq(registry.roleOf(address(this)), 5);
        registry.addContract(address(this), 1);
        assertEq(registry.roleOf(address(this)), 5);
    }

    function test_RevertWhen_RolesUnknown() public {
        vm.startPrank(platform);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 roles = i * 8;
            vm.expectRevert(abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_RolesUnknown.selector, roles, 7));
            registry.addContract(address(this), roles);
            vm.expectRevert(abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_RolesUnknown.selector, roles, 7));
            registry.addRegistrar(address(this), roles);
        }
    }

    function test_RevertWhen_ThereIsNoCode() public {
        bytes memory reason = abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_NoCode.selector, stranger);
        vm.startPrank(platform);
        vm.expectRevert(reason);
        registry.addContract(stranger, 1);
        vm.expectRevert(reason);
        registry.addRegistrar(stranger, 1);
        vm.expectRevert(reason);
        registry.addVenueFactory(stranger);
        vm.expectRevert(reason);
        registry.initWrappedNative(stranger);
    }

    function test_Register_GivesWhatTheRegistrarMayGive() public {
        vm.startPrank(platform);
        vm.expectEmit(address(registry));
        emit IPlatformRegistry.RegistrarAdded(address(this), 3);
        registry.addRegistrar(address(this), 3);
        vm.stopPrank();
        assertEq(registry.registrarRoles(address(this)), 3);
        registry.register(address(registry), 2, 0);
        assertEq(registry.roleOf(address(registry)), 2);
        vm.expectRevert(
            abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_NotAllowed.selector, address(this), 5, 3)
        );
        registry.register(address(registry), 5, 0);
        vm.expectRevert(abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_RolesUnknown.selector, 0, 7));
        registry.register(address(registry), 0, 0);
        vm.expectRevert(abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_NotAllowed.selector, stranger, 1, 0));
        vm.prank(stranger);
        registry.register(address(registry), 1, 0);
    }

    /// @notice P-39: a role counts from the epoch in which it was given, a venue too, and never from an earlier one.
    function test_P39_RolesCountFromTheirEpochOn() public {
        address other = address(new PlatformRegistry(platform));
        vm.startPrank(platform);
        registry.addContract(address(this), 1);
        registry.addContract(address(this), 7);
        registry.addContract(address(this), 7);
        registry.addVenueFactory(address(this));
        registry.addVenueFactory(address(this));
        registry.addRegistrar(address(this), 2);
        registry.addRegistrar(address(this), 3);
        vm.stopPrank();
        assertEq(registry.epoch(), 7);
        uint8[4] memory roles = [0, 1, 7, 7];
        for (uint256 i = 0; i < roles.length; ++i) {
            assertEq(registry.rolesAt(address(this), i), roles[i]);
        }
        assertFalse(registry.knownFactoryAt(address(this), 3));
        assertTrue(registry.knownFactoryAt(address(this), 4));
        assertFalse(registry.knownFactoryAt(other, 7));

        // An instance: from the registrar's epoch, 6 and 7, or the template's if that is later.
        registry.register(other, 3, 6);
        assertEq(registry.rolesAt(other, 5), 0);
        assertEq(registry.rolesAt(other, 6), 2);
        assertEq(registry.rolesAt(other, 7), 3);
        registry.register(other, 3, 0);
        assertEq(registry.rolesAt(other, 6), 2, "what is there keeps its epoch");
    }

    function test_AddVenueFactory_MakesItKnown() public {
        assertFalse(registry.knownFactory(address(this)));
        vm.expectEmit(address(registry));
        emit IPlatformRegistry.VenueFactoryAdded(address(this));
        vm.prank(platform);
        registry.addVenueFactory(address(this));
        assertTrue(registry.knownFactory(address(this)));
    }

    function test_InitWrappedNative_Once() public {
        vm.startPrank(platform);
        vm.expectEmit(address(registry));
        emit IPlatformRegistry.WrappedNativeSet(address(this));
        registry.initWrappedNative(address(this));
        assertEq(registry.wrappedNative(), address(this));
        vm.expectRevert(
            abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_WrappedNativeFixed.selector, address(this))
        );
        registry.initWrappedNative(address(registry));
    }

    function test_Ownership_IsHandedOverOrGivenUp() public {
        assertEq(registry.owner(), platform);
        vm.prank(stranger);
        registry.requestOwnershipHandover();
        assertGt(registry.ownershipHandoverExpiresAt(stranger), block.timestamp);
        vm.prank(stranger);
        registry.cancelOwnershipHandover();
        vm.prank(stranger);
        registry.requestOwnershipHandover();
        vm.prank(platform);
        registry.completeOwnershipHandover(stranger);
        vm.prank(stranger);
        registry.transferOwnership(platform);
        vm.deal(platform, 1);
        vm.startPrank(platform);
        vm.expectRevert(abi.encodeWithSelector(IPlatformRegistry.PlatformRegistry_ValueRefused.selector, 1));
        registry.renounceOwnership{value: 1}();
        registry.renounceOwnership();
        assertEq(registry.owner(), address(0));
    }

    function test_BeginEpoch_ForRegistrarsAlone() public {
        vm.prank(platform);
        registry.addRegistrar(address(this), 1);
        uint256 before = registry.epoch();
        vm.prank(stranger);
        assertEq(registry.beginEpoch(), before);
        assertEq(registry.epoch(), before);
        assertEq(registry.beginEpoch(), before + 1);
        assertEq(registry.epoch(), before + 1);
    }

    /// @notice P-12, P-19: whoever is not the owner adds nothing, and there is no function that takes anything away.
    function test_P12_OnlyTheOwnerAdds() public {
        Writer[] memory writers = writersOf("out/PlatformRegistry.sol/PlatformRegistry.json");
        uint256 open;
        for (uint256 i = 0; i < writers.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory failure) = address(registry).call(emptyCall(writers[i].selector));
            bool refused = !ok && bytes4(failure) == Ownable.Unauthorized.selector;
            if (refused) continue;
            ++open;
            bool known = same(writers[i].signature, "register(address,uint256,uint64)")
                || same(writers[i].signature, "beginEpoch()")
                || same(writers[i].signature, "requestOwnershipHandover()")
                || same(writers[i].signature, "cancelOwnershipHandover()");
            assertTrue(known, writers[i].signature);
        }
        assertEq(open, 4);
    }
}
